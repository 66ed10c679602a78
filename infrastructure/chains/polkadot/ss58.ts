/** SS58: an account's public key in base58, with a network prefix in front and a BLAKE2b checksum behind. */
import { blake2b } from '@noble/hashes/blake2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase58, toBase58 } from '../../../domain/address/base58.js';
import type { NetworkId } from '../../../domain/network/caip.js';

export interface Ss58Address {
  readonly prefix: number;
  /** The account's public key. */
  readonly key: Uint8Array;
}

const KEY_BYTES = 32;
const CHECKSUM_BYTES = 2;
const CONTEXT = utf8ToBytes('SS58PRE');
const MOST_LETTERS = 64;
/** The prefix for networks without a known one. */
const GENERIC = 42;
const PREFIXES: Readonly<Record<NetworkId, number>> = {
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
};

/** The network's address prefix. */
function prefixOf(networkId: NetworkId): number {
  return PREFIXES[networkId] ?? GENERIC;
}

/** `undefined` for an invalid address. */
export function readSs58(text: string): Ss58Address | undefined {
  const bytes = text.length <= MOST_LETTERS ? fromBase58(text) : undefined;
  const [first = 255, second = 0] = bytes ?? [];
  // Prefixes from 64 on have two bytes; 46 and 47, and the first byte's last values, are reserved.
  const head = first < 64 ? 1 : 2;
  if (!bytes || first > 127 || bytes.length !== head + KEY_BYTES + CHECKSUM_BYTES) return undefined;
  const prefix = head === 1 ? first : ((first & 0b0011_1111) << 2) | (second >> 6) | ((second & 0b0011_1111) << 8);
  const checksum = checksumOf(bytes.subarray(0, -CHECKSUM_BYTES));
  if (bytes.subarray(-CHECKSUM_BYTES).some((byte, at) => byte !== checksum[at])) return undefined;
  return { prefix, key: bytes.slice(head, head + KEY_BYTES) };
}

export function writeSs58({ prefix, key }: Ss58Address): string {
  const head =
    prefix < 64
      ? [prefix]
      : [((prefix & 0b1111_1100) >> 2) | 0b0100_0000, (prefix >> 8) | ((prefix & 0b0000_0011) << 6)];
  const body = Uint8Array.from([...head, ...key]);
  return toBase58(concatBytes(body, checksumOf(body).slice(0, CHECKSUM_BYTES)));
}

/** The account's address in the network's SS58 format; `undefined` for invalid text. */
export function respelled(text: string, networkId: NetworkId): string | undefined {
  const read = readSs58(text);
  return read && writeSs58({ prefix: prefixOf(networkId), key: read.key });
}

/** Whether two addresses are of the same account, in any format. */
export function isSameAccount(a: string, b: string): boolean {
  const [first, second] = [readSs58(a), readSs58(b)];
  return first?.key.every((byte, at) => byte === second?.key[at]) ?? false;
}

function checksumOf(bytes: Uint8Array): Uint8Array {
  return blake2b(concatBytes(CONTEXT, bytes), { dkLen: 64 });
}
