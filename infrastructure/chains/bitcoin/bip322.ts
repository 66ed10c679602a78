/** The hashes that are signed for a text: of BIP-137 and, for the simple form, of BIP-322. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

type Bytes = Uint8Array;

const MAGIC = utf8ToBytes('Bitcoin Signed Message:\n');
const OP_RETURN = Uint8Array.of(0x6a);
/** Four zero bytes: versions, positions, sequences and lock times are all zero here. */
const NOTHING = new Uint8Array(4);
const NO_VALUE = new Uint8Array(8);

/** BIP-137, the classic format of signed messages. */
export function classicHash(message: string): Bytes {
  const text = utf8ToBytes(message);
  return twice(concatBytes(counted(MAGIC), counted(text)));
}

/** BIP-322: the tagged hash of the text. */
export function messageHash(message: string): Bytes {
  return tagged('BIP0322-signed-message', utf8ToBytes(message));
}

/** The id, as in an input, of the virtual transaction whose output `script` spends by signing the text. */
export function toSpendId(message: string, script: Bytes): Bytes {
  const challenge = concatBytes(Uint8Array.of(0x00, 0x20), messageHash(message));
  return twice(
    concatBytes(
      ...[NOTHING, Uint8Array.of(1), new Uint8Array(32), new Uint8Array(4).fill(0xff), counted(challenge), NOTHING],
      ...[Uint8Array.of(1), NO_VALUE, counted(script), NOTHING],
    ),
  );
}

/** The hash that a `p2wpkh` key signs (BIP-143). */
export function segwitHash(message: string, script: Bytes, keyHash: Bytes, type: number): Bytes {
  const outpoint = concatBytes(toSpendId(message, script), NOTHING);
  const code = concatBytes(Uint8Array.of(0x76, 0xa9, 0x14), keyHash, Uint8Array.of(0x88, 0xac));
  return twice(
    concatBytes(
      ...[NOTHING, twice(outpoint), twice(NOTHING), outpoint, counted(code), NO_VALUE, NOTHING],
      ...[twice(concatBytes(NO_VALUE, counted(OP_RETURN))), NOTHING, Uint8Array.of(type, 0, 0, 0)],
    ),
  );
}

/** The hash that a `p2tr` key signs (BIP-341, key path). */
export function taprootHash(message: string, script: Bytes, type: number): Bytes {
  const outpoint = concatBytes(toSpendId(message, script), NOTHING);
  return tagged(
    'TapSighash',
    concatBytes(
      ...[Uint8Array.of(0, type), NOTHING, NOTHING, sha256(outpoint), sha256(NO_VALUE), sha256(counted(script))],
      ...[sha256(NOTHING), sha256(concatBytes(NO_VALUE, counted(OP_RETURN))), Uint8Array.of(0), NOTHING],
    ),
  );
}

function tagged(tag: string, bytes: Bytes): Bytes {
  const name = sha256(utf8ToBytes(tag));
  return sha256(concatBytes(name, name, bytes));
}

function twice(bytes: Bytes): Bytes {
  return sha256(sha256(bytes));
}

/** With its length in front. */
function counted(bytes: Bytes): Bytes {
  const { length } = bytes;
  if (length < 0xfd) return concatBytes(Uint8Array.of(length), bytes);
  const short = length <= 0xffff;
  const view = new DataView(new ArrayBuffer(short ? 3 : 5));
  view.setUint8(0, short ? 0xfd : 0xfe);
  if (short) view.setUint16(1, length, true);
  else view.setUint32(1, length, true);
  return concatBytes(new Uint8Array(view.buffer), bytes);
}
