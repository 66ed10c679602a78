/** Solana transactions as bytes: only what older wallets need in structured form. */
import { toBase58 } from '../../../../domain/address/base58.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { fromBase64, toBase64 } from '../../../base64.js';

const SIGNATURE = 64;
const KEY = 32;
/** The maximum size of a packet; a longer text is not a transaction. */
const MOST_BYTES = 4096;

interface Instruction {
  readonly programId: string;
  readonly data: string;
  readonly keys: readonly { readonly pubkey: string; readonly isSigner: boolean; readonly isWritable: boolean }[];
}

/** The parameters for wallets that support only the older form, besides the transaction itself. */
export interface LegacyFields {
  readonly feePayer: string;
  readonly recentBlockhash: string;
  readonly instructions: readonly Instruction[];
}

/** The bytes of a transaction in base64. Throws a `Failure` if it is invalid. */
export function readTransaction(text: unknown): Uint8Array {
  const bytes = fromBase64(text);
  const message = bytes && messageAt(bytes);
  if (!bytes || !message || message >= bytes.length || bytes.length > MOST_BYTES)
    throw new Failure('request-failed', 'The transaction must be text in base64', {
      data: { rpcCode: -32602, rpcName: 'InvalidParamsRpcError' },
    });
  return bytes;
}

/** Undefined for a newer version. */
export function legacyFields(transaction: Uint8Array): LegacyFields | undefined {
  const start = messageAt(transaction);
  const [signers = 0, readSigners = 0, readOthers = 0] = transaction.slice(start);
  if (signers >= 128) return undefined;
  let at = start + 3;
  const take = (length: number): Uint8Array => {
    const part = transaction.slice(at, at + length);
    if (part.length < length) throw new Failure('request-failed', 'The transaction is cut off');
    at += length;
    return part;
  };
  const count = (): number => {
    let value = 0;
    for (let shift = 0; shift < 21; shift += 7) {
      const [byte = 0] = take(1);
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) break;
    }
    return value;
  };
  const accounts = Array.from({ length: count() }, () => toBase58(take(KEY)));
  const recentBlockhash = toBase58(take(KEY));
  const keyOf = (index: number) => ({
    pubkey: accounts[index] ?? '',
    isSigner: index < signers,
    isWritable: index < signers ? index < signers - readSigners : index < accounts.length - readOthers,
  });
  const instructions = Array.from({ length: count() }, (): Instruction => {
    const [program = 0] = take(1);
    const keys = [...take(count())].map(keyOf);
    return { programId: accounts[program] ?? '', keys, data: toBase58(take(count())) };
  });
  return { feePayer: accounts[0] ?? '', recentBlockhash, instructions };
}

/** With the signature in the account's place, as text. Throws if it has none. */
export function signedBy(address: string, signature: Uint8Array, transaction: Uint8Array): string {
  const [count = 0] = transaction;
  const message = messageAt(transaction);
  // Newer messages start with their version; then three counts, the number of accounts, and the accounts.
  const keys = message + ((transaction[message] ?? 0) >= 128 ? 5 : 4);
  const place = Array.from({ length: count }, (_, at) =>
    toBase58(transaction.slice(keys + at * KEY, keys + (at + 1) * KEY)),
  ).indexOf(address);
  if (place < 0)
    throw new Failure('wallet-misbehaved', 'The wallet signed a transaction that does not need its signature');
  const signed = Uint8Array.from(transaction);
  signed.set(signature, 1 + place * SIGNATURE);
  return toBase64(signed);
}

/** The start of the message: after the signatures, whose number fits into one byte. */
function messageAt([count = 0]: Uint8Array): number {
  return 1 + count * SIGNATURE;
}
