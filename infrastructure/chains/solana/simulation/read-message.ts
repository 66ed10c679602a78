/** The accounts that a transaction may change, from its bytes. */
import { fromBase58, toBase58 } from '../../../../domain/address/base58.js';
import { fromBase64 } from '../../../base64.js';

export interface ReadMessage {
  readonly bytes: Uint8Array;
  readonly message: Uint8Array;
  /** The fee payer. */
  readonly payer: string;
  readonly writable: readonly string[];
  /** How many signatures it needs. */
  readonly signers: number;
  /** Its compute unit limit: set explicitly, or derived from its instructions. */
  readonly units: bigint;
  /** The price per unit, in millionths of a lamport, on top of the signatures. */
  readonly price: bigint;
  /** It has a durable nonce instead of a recent block: it never expires. */
  readonly lasting: boolean;
  /** Address lookup tables, and the writable entries. */
  readonly tables: readonly { readonly address: string; readonly writable: readonly number[] }[];
}

/** The compute budget program, whose instructions set the limit (2) and the price (3). */
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
const [LIMITS_UNITS, SETS_PRICE] = [2, 3];
/** A durable nonce is advanced by the first instruction: this one, of this program. */
const SYSTEM = '1'.repeat(32);
const ADVANCES_NONCE = [4, 0, 0, 0];
const UNITS_OF_ONE = 200_000n;
const MOST_UNITS = 1_400_000n;

const KEY = 32;
const SIGNATURE = 64;

/** In base58, as injected wallets receive them, or in base64. Undefined if it is neither, or not a transaction. */
export function readMessage(text: string): ReadMessage | undefined {
  for (const bytes of [fromBase58(text), fromBase64(text)]) {
    const read = bytes && inTransaction(bytes);
    if (read) return read;
  }
  return undefined;
}

function inTransaction(bytes: Uint8Array): ReadMessage | undefined {
  try {
    const reader = readerOf(bytes);
    reader.take(reader.count() * SIGNATURE);
    const message = bytes.slice(reader.at());
    const first = reader.byte();
    const versioned = first >= 0x80;
    // There is only one version so far.
    if (first > 0x80) return undefined;
    const [signers, readSigners, readOthers] = [versioned ? reader.byte() : first, reader.byte(), reader.byte()];
    const keys = Array.from({ length: reader.count() }, () => toBase58(reader.take(KEY)));
    reader.take(KEY);
    const instructions = Array.from({ length: reader.count() }, () => {
      const program = keys[reader.byte()];
      reader.take(reader.count());
      return { program, data: reader.take(reader.count()) };
    });
    const tables = versioned
      ? Array.from({ length: reader.count() }, () => {
          const address = toBase58(reader.take(KEY));
          const writable = [...reader.take(reader.count())];
          reader.take(reader.count());
          return { address, writable };
        })
      : [];
    const [payer] = keys;
    if (payer === undefined || reader.at() !== bytes.length) return undefined;
    const writable = keys.filter((_, at) =>
      at < signers ? at < signers - readSigners : at < keys.length - readOthers,
    );
    const [opening] = instructions;
    const lasting = opening?.program === SYSTEM && ADVANCES_NONCE.every((byte, at) => opening.data[at] === byte);
    const budget = instructions.filter(({ program }) => program === COMPUTE_BUDGET).map(({ data }) => data);
    const limit = budget.find(([kind]) => kind === LIMITS_UNITS);
    const others = BigInt(instructions.length - budget.length);
    const wished = limit ? numberIn(limit, 4) : UNITS_OF_ONE * others;
    const units = wished < MOST_UNITS ? wished : MOST_UNITS;
    const price = numberIn(budget.find(([kind]) => kind === SETS_PRICE) ?? new Uint8Array(), 8);
    return { bytes, message, payer, writable, tables, signers, price, units, lasting };
  } catch {
    return undefined;
  }
}

/** The bytes after the first, little-endian. */
function numberIn([, ...data]: Uint8Array, length: number): bigint {
  return data.slice(0, length).reduceRight((sum, each) => sum * 256n + BigInt(each), 0n);
}

/** Throws past the end. */
function readerOf(bytes: Uint8Array) {
  let at = 0;
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new RangeError('Too short');
    at += length;
    return bytes.slice(at - length, at);
  };
  const byte = () => take(1)[0] ?? 0;
  /** Seven bits per byte, three bytes at most. */
  const count = (): number => {
    let value = 0;
    for (let shift = 0; shift < 21; shift += 7) {
      const part = byte();
      value += (part & 0x7f) << shift;
      if (part < 0x80) return value;
    }
    throw new RangeError('No number');
  };
  return { take, byte, count, at: () => at };
}
