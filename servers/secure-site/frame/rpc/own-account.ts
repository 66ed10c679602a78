import { CodedError } from '../coded-error.js';
import { frameText } from '../frame-text.js';

/** Throws if a request is for another account. A request without an account is for this one. */
export function mustBeOwn(address: string, from: unknown): void {
  if (from === undefined || from === null) return;
  if (typeof from !== 'string' || from.toLowerCase() !== address.toLowerCase())
    throw new CodedError(4100, frameText().problems.otherAccount);
}
