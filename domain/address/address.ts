/** Address shapes. Checksums need a hash function; the chain adapter verifies them. */
import type { Namespace } from '../network/caip.js';

const SHAPES: Partial<Record<Namespace, RegExp>> = {
  eip155: /^(0x)?[\da-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
};

/** Whether a text has the shape of an address of that namespace. The chain adapter decides whether it is valid. */
export function isAddressShape(namespace: Namespace, text: string): boolean {
  return SHAPES[namespace]?.test(text) ?? /^[\da-zA-Z]+$/.test(text);
}

/** Whether two addresses are the same. eip155 ignores case and a missing `0x`; other namespaces compare exactly. */
export function sameAddress(namespace: Namespace, a: string, b: string): boolean {
  return namespace === 'eip155' ? plain(a) === plain(b) : a === b;
}

function plain(address: string): string {
  return address.toLowerCase().replace(/^0x/, '');
}
