/** Adds a signature to a transaction. Reads its layout without a library, so that a wallet's page does not have to load one. */
import { fromBase58 } from '../../domain/address/base58.js';
import { type SolanaKey, sign } from './key-pair.js';

const SIGNATURE = 64;
const ADDRESS = 32;

/** Throws if the account is not a signer of it. */
export async function signTransaction(key: SolanaKey, transaction: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const signed = Uint8Array.from(transaction);
  const [count = 0] = signed;
  const message = signed.slice(1 + count * SIGNATURE);
  // Newer messages begin with their version; then come three counts, the number of accounts, and the accounts.
  const start = (message[0] ?? 0) >= 128 ? 5 : 4;
  const own = fromBase58(key.address);
  const place = Array.from({ length: count }, (_, at) => start + at * ADDRESS).findIndex((at) =>
    own?.every((byte, offset) => message[at + offset] === byte),
  );
  if (place < 0) throw new Error('This account has nothing to sign in this transaction.');
  signed.set(await sign(key, message), 1 + place * SIGNATURE);
  return signed;
}
