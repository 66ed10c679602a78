import { Failure } from '../failure/failure.js';
import type { AccountIdParts, Namespace, NetworkIdParts } from './caip.js';

/** Reads a CAIP-2 id; throws `Invalid CAIP-2 network id: …` unless it has exactly two non-empty parts. */
export function parseNetworkId(text: string): NetworkIdParts {
  const [namespace, reference, ...rest] = text.split(':');
  if (!namespace || !reference || rest.length > 0) {
    throw new Failure('invalid-id', `Invalid CAIP-2 network id: ${text}`);
  }
  return { namespace: namespace as Namespace, reference };
}

/** Reads a CAIP-10 id; throws `Invalid CAIP-10 address: …` unless it has exactly three non-empty parts. */
export function parseAccountId(text: string): AccountIdParts {
  const [namespace, reference, address, ...rest] = text.split(':');
  if (!namespace || !reference || !address || rest.length > 0) {
    throw new Failure('invalid-id', `Invalid CAIP-10 address: ${text}`);
  }
  return { namespace: namespace as Namespace, reference, address };
}
