/** Bitcoin addresses: their types, and the networks they are valid on. */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase58 } from '../../../domain/address/base58.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readWitnessProgram } from './bech32.js';

/**
 * What spends from it: a key (`p2pkh` legacy, `p2wpkh` native segwit), a script (`p2sh`, also used by nested segwit, and `p2wsh`), or a
 * taproot key (`p2tr`). `later`: a form that is not defined yet.
 */
export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'later';

/** Networks that addresses distinguish: all test networks except the local one look alike. */
export type AddressNet = 'main' | 'test' | 'local';

export interface BitcoinAddress {
  readonly kind: AddressKind;
  readonly nets: readonly AddressNet[];
  readonly program: Uint8Array<ArrayBuffer>;
}

const PREFIXES: Readonly<Record<string, AddressNet>> = { bc: 'main', tb: 'test', bcrt: 'local' };
const VERSIONS: Readonly<Record<number, Pick<BitcoinAddress, 'kind' | 'nets'>>> = {
  0: { kind: 'p2pkh', nets: ['main'] },
  5: { kind: 'p2sh', nets: ['main'] },
  111: { kind: 'p2pkh', nets: ['test', 'local'] },
  196: { kind: 'p2sh', nets: ['test', 'local'] },
};
const MAINNET = 'bip122:000000000019d6689c085ae165831e93';
/** Regtest, by its first block. */
const REGTEST = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328';
const HASH_BYTES = 20;
const CHECKSUM_BYTES = 4;

export function netOf(networkId: NetworkId): AddressNet {
  if (networkId === MAINNET) return 'main';
  return networkId === REGTEST ? 'local' : 'test';
}

/** `undefined` for an invalid address. */
export function readBitcoinAddress(text: string): BitcoinAddress | undefined {
  const witness = readWitnessProgram(text);
  if (witness) {
    const net = PREFIXES[witness.prefix];
    return net && { kind: witnessKind(witness.version, witness.program.length), nets: [net], program: witness.program };
  }
  const bytes = text.length <= 50 ? fromBase58(text) : undefined;
  const known = VERSIONS[bytes?.[0] ?? -1];
  if (!bytes || !known || bytes.length !== 1 + HASH_BYTES + CHECKSUM_BYTES) return undefined;
  const checksum = sha256(sha256(bytes.subarray(0, -CHECKSUM_BYTES)));
  if (bytes.subarray(-CHECKSUM_BYTES).some((byte, at) => byte !== checksum[at])) return undefined;
  return { ...known, program: bytes.slice(1, -CHECKSUM_BYTES) };
}

/** Whether it can receive payments, on the network or on any. Anyone can spend what is sent to an undefined form. */
export function isBitcoinAddress(text: string, networkId?: NetworkId): boolean {
  const address = readBitcoinAddress(text);
  if (!address || address.kind === 'later') return false;
  return networkId === undefined || address.nets.includes(netOf(networkId));
}

function witnessKind(version: number, length: number): AddressKind {
  if (version === 0) return length === HASH_BYTES ? 'p2wpkh' : 'p2wsh';
  return version === 1 && length === 32 ? 'p2tr' : 'later';
}
