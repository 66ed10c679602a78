import { CodedError } from '../coded-error.js';

/** Throws when a request is for somebody else's account. One that names none is for this one. */
export function mustBeOwn(address: string, from: unknown): void {
  if (from === undefined || from === null) return;
  if (typeof from !== 'string' || from.toLowerCase() !== address.toLowerCase())
    throw new CodedError(4100, 'This is another account than the one you are logged in with');
}
