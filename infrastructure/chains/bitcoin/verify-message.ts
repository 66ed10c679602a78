/** Verifies a signature of a text by an address: BIP-137, and the simple form of BIP-322. Loaded with the first signature. */
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { type BitcoinAddress, readBitcoinAddress } from './address.js';
import { classicHash, segwitHash, taprootHash } from './bip322.js';

const CLASSIC_BYTES = 65;
/** The header byte of a classic signature: the recovery id, whether the key is compressed, and the address type. */
const FIRST_HEADER = 27;
const LAST_HEADER = 42;
const COMPRESSED = 4;
const SIGHASH_ALL = 1;
const SIGHASH_DEFAULT = 0;

/** Also false for address types without such signatures. Never throws. */
export function isSignatureOf(address: string, message: string, signature: Uint8Array): boolean {
  const read = readBitcoinAddress(address);
  if (!read) return false;
  try {
    return signature.length === CLASSIC_BYTES
      ? isClassic(read, message, signature)
      : isSimple(read, message, signature);
  } catch {
    // Malformed in one of many ways.
    return false;
  }
}

/** BIP-137. Wallets disagree on the header for segwit, so the key alone counts. */
function isClassic({ kind, program }: BitcoinAddress, message: string, signature: Uint8Array): boolean {
  const [header = 0] = signature;
  if (header < FIRST_HEADER || header > LAST_HEADER) return false;
  const at = header - FIRST_HEADER;
  const key = secp256k1.Signature.fromCompact(signature.slice(1))
    .addRecoveryBit(at % COMPRESSED)
    .recoverPublicKey(classicHash(message));
  const hash = hash160(key.toRawBytes(true));
  if (kind === 'p2wpkh') return same(hash, program);
  if (kind === 'p2sh') return same(hash160(concatBytes(Uint8Array.of(0, 20), hash)), program);
  if (kind !== 'p2pkh') return false;
  return same(at >= COMPRESSED ? hash : hash160(key.toRawBytes(false)), program);
}

/** BIP-322: the signature is the witness of a transaction that cannot be broadcast. */
function isSimple({ kind, program }: BitcoinAddress, message: string, signature: Uint8Array): boolean {
  const [first = new Uint8Array(), key, ...more] = witnessOf(signature);
  if (more.length > 0) return false;
  if (kind === 'p2tr') {
    const type = first.length === 65 ? first[64] : SIGHASH_DEFAULT;
    if (key || (first.length !== 64 && type !== SIGHASH_ALL)) return false;
    const script = concatBytes(Uint8Array.of(0x51, 0x20), program);
    return schnorr.verify(first.slice(0, 64), taprootHash(message, script, type ?? 0), program);
  }
  if (kind !== 'p2wpkh' || !key || key.length !== 33 || !same(hash160(key), program)) return false;
  if (first.at(-1) !== SIGHASH_ALL) return false;
  const script = concatBytes(Uint8Array.of(0x00, 0x14), program);
  const signed = secp256k1.Signature.fromDER(first.slice(0, -1));
  return secp256k1.verify(signed, segwitHash(message, script, program, SIGHASH_ALL), key, { prehash: false });
}

/** The witness items. The relevant ones have single-byte lengths. */
function witnessOf(bytes: Uint8Array): readonly Uint8Array[] {
  const [count = 0] = bytes;
  const items: Uint8Array[] = [];
  let at = 1;
  for (let left = count; left > 0 && at < bytes.length; left--) {
    const length = bytes[at] ?? 0;
    items.push(bytes.slice(at + 1, at + 1 + length));
    at += 1 + length;
  }
  if (at !== bytes.length || items.length !== count) throw new Error('It is not a witness.');
  return items;
}

function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes));
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
