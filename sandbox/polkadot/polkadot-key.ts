/** Polkadot keys (sr25519), the same in Node and in a page. */
import { getPublicKey, secretFromSeed, sign, verify } from '@scure/sr25519';
import { readSs58, writeSs58 } from '../../infrastructure/chains/polkadot/ss58.js';
import { fromHex, toHex } from '../../infrastructure/hex.js';

/** The 32 secret bytes, in hex. */
export type PolkadotKey = string;

export function addressOf(key: PolkadotKey, prefix = 42): string {
  return writeSs58({ prefix, key: getPublicKey(secretOf(key)) });
}

/** In hex, with `0x`. */
export function signBytes(key: PolkadotKey, bytes: Uint8Array): string {
  return `0x${toHex(sign(secretOf(key), bytes))}`;
}

export function isSigned(address: string, bytes: Uint8Array, signature: string): boolean {
  const key = readSs58(address)?.key;
  const signed = fromHex(signature.replace(/^0x/, ''));
  try {
    return key !== undefined && signed !== undefined && verify(bytes, signed, key);
  } catch {
    return false;
  }
}

function secretOf(key: PolkadotKey): Uint8Array {
  return secretFromSeed(fromHex(key) ?? new Uint8Array(32));
}
