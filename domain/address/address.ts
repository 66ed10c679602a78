/** Address shapes. Checksums need hashing and are the chain adapter's. */
import type { Namespace } from '../network/caip.js';

const SHAPES: Partial<Record<Namespace, RegExp>> = {
  eip155: /^(0x)?[\da-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
};

/** Whether a text has the shape of an address of that namespace; its chain has the last word. */
export function isAddressShape(namespace: Namespace, text: string): boolean {
  return SHAPES[namespace]?.test(text) ?? /^[\da-zA-Z]+$/.test(text);
}

/** Whether two addresses are one. Case and a missing `0x` mean nothing to eip155; elsewhere every character counts. */
export function sameAddress(namespace: Namespace, a: string, b: string): boolean {
  return namespace === 'eip155' ? plain(a) === plain(b) : a === b;
}

function plain(address: string): string {
  return address.toLowerCase().replace(/^0x/, '');
}
