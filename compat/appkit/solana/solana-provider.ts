/** The wallet of a Solana connection with AppKit's interface, which uses the classes of `@solana/web3.js`. */
import { type Connection, PublicKey, type SendOptions, Transaction, VersionedTransaction } from '@solana/web3.js';
import { fromBase58, toBase58 } from '../../../domain/address/base58.js';
import { Failure } from '../../../domain/failure/failure.js';
import { fromBase64, toBase64 } from '../../../infrastructure/base64.js';
import type { SolanaProvider } from '../../../infrastructure/connectors/wallet-standard/solana-provider.js';

/** A Solana transaction, legacy or versioned. */
export type AnyTransaction = Transaction | VersionedTransaction;

/** All methods reject with a `Failure`, as `request` does. */
export interface Provider extends SolanaProvider {
  /** Of the account in use. */
  readonly publicKey: PublicKey;
  /** The signature, 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>;
  /** Returns a new transaction of the same class that includes the signature. */
  signTransaction<T extends AnyTransaction>(transaction: T): Promise<T>;
  /** The same for several, in their order. */
  signAllTransactions<T extends AnyTransaction>(transactions: readonly T[]): Promise<T[]>;
  /** The wallet sends the transaction. Returns its signature in base58. */
  signAndSendTransaction(transaction: AnyTransaction, options?: SendOptions): Promise<string>;
  /** The wallet signs and `connection` sends. A missing fee payer or blockhash is filled in. Returns the signature in base58. */
  sendTransaction(transaction: AnyTransaction, connection: Connection, options?: SendOptions): Promise<string>;
}

/** `address`: of the account in use. */
export function solanaProviderOf({ request }: SolanaProvider, address: string): Provider {
  const publicKey = new PublicKey(address);
  const signTransaction = async <T extends AnyTransaction>(transaction: T): Promise<T> => {
    const params = { transaction: toBase64(bytesOf(transaction)), pubkey: address };
    const signed = await request({ method: 'solana_signTransaction', params });
    return readSigned(signed.transaction, transaction);
  };
  return {
    request,
    publicKey,
    async signMessage(message) {
      const params = { message: toBase58(message), pubkey: address };
      const { signature } = await request({ method: 'solana_signMessage', params });
      return fromBase58(signature) ?? misbehaved();
    },
    signTransaction,
    async signAllTransactions(transactions) {
      const params = { transactions: transactions.map((each) => toBase64(bytesOf(each))), pubkey: address };
      const signed = await request({ method: 'solana_signAllTransactions', params });
      return transactions.map((each, at) => readSigned(signed.transactions[at], each));
    },
    async signAndSendTransaction(transaction, options) {
      const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = options ?? {};
      const sending = {
        ...(skipPreflight !== undefined && { skipPreflight }),
        ...(preflightCommitment !== undefined && { preflightCommitment }),
        ...(maxRetries !== undefined && { maxRetries }),
        ...(minContextSlot !== undefined && { minContextSlot }),
      };
      const params = { transaction: toBase64(bytesOf(transaction)), pubkey: address, options: sending };
      return (await request({ method: 'solana_signAndSendTransaction', params })).signature;
    },
    async sendTransaction(transaction, connection, options) {
      if (transaction instanceof Transaction) {
        transaction.feePayer ??= publicKey;
        transaction.recentBlockhash ??= (await connection.getLatestBlockhash()).blockhash;
      }
      return await connection.sendRawTransaction((await signTransaction(transaction)).serialize(), options);
    },
  };
}

function bytesOf(transaction: AnyTransaction): Uint8Array {
  return transaction instanceof Transaction
    ? Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
    : transaction.serialize();
}

function readSigned<T extends AnyTransaction>(signed: unknown, asked: T): T {
  const bytes = fromBase64(signed) ?? misbehaved();
  const read = asked instanceof Transaction ? Transaction.from(bytes) : VersionedTransaction.deserialize(bytes);
  return read as T;
}

function misbehaved(): never {
  throw new Failure('wallet-misbehaved', 'The wallet’s answer does not match what it signed');
}
