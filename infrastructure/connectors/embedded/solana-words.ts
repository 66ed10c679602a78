/**
 * The embedded wallet with the interface of `SolanaProvider`: callers encode transactions in base64, the frame in
 * base58. Loaded with the connector where it serves Solana.
 */
import { fromBase58, toBase58 } from '../../../domain/address/base58.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { fromBase64, toBase64 } from '../../base64.js';

export type AskInWords = (method: string, params: unknown) => Promise<unknown>;

const SIGNATURE_BYTES = 64;
/** The maximum size of a packet; a longer text is not a transaction. */
const MOST_BYTES = 1_232;
const MOST_TRANSACTIONS = 100;

export function solanaWords(ask: AskInWords): AskInWords {
  const methods: Readonly<Record<string, (params: unknown) => Promise<unknown>>> = {
    solana_signMessage: async (params) => signatureIn(await ask('solana_signMessage', params)),
    async solana_signTransaction(params) {
      const answer = await ask('solana_signTransaction', inBase58(params));
      return { transaction: signedIn(readProperty(answer, 'transaction')) };
    },
    async solana_signAllTransactions(params) {
      const asked = inBase58(params);
      const answer = readProperty(await ask('solana_signAllTransactions', asked), 'transactions');
      const wanted = readProperty(asked, 'transactions');
      if (!Array.isArray(answer) || !Array.isArray(wanted) || answer.length !== wanted.length)
        throw misbehaved('another number of transactions');
      return { transactions: answer.map(signedIn) };
    },
    solana_signAndSendTransaction: async (params) =>
      signatureIn(await ask('solana_signAndSendTransaction', inBase58(params))),
  };
  return async (method, params) => {
    const put = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!put) throw Object.assign(new Error(`The method "${method}" is not supported by the wallet`), { code: 4200 });
    return await put(params);
  };
}

/** A value of another shape is passed on unchanged: the common check for all wallets reports it. */
function inBase58(params: unknown): unknown {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return params;
  const { transaction, transactions } = params as Readonly<Record<string, unknown>>;
  if (Array.isArray(transactions) && transactions.length > MOST_TRANSACTIONS) throw invalid('Too many transactions');
  return {
    ...params,
    ...(typeof transaction === 'string' && { transaction: recoded(transaction) }),
    ...(Array.isArray(transactions) && {
      transactions: transactions.map((each: unknown) => (typeof each === 'string' ? recoded(each) : each)),
    }),
  };
}

function recoded(transaction: string): string {
  const bytes = transaction.length > 2 * MOST_BYTES ? undefined : fromBase64(transaction);
  if (!bytes || bytes.length === 0 || bytes.length > MOST_BYTES)
    throw invalid('The transaction must be text in base64');
  return toBase58(bytes);
}

function signedIn(value: unknown): string {
  const bytes = typeof value === 'string' ? fromBase58(value) : undefined;
  if (!bytes || bytes.length === 0 || bytes.length > MOST_BYTES) throw misbehaved('no transaction');
  return toBase64(bytes);
}

function signatureIn(answer: unknown): { readonly signature: string } {
  const signature = readProperty(answer, 'signature');
  if (typeof signature !== 'string' || fromBase58(signature)?.length !== SIGNATURE_BYTES)
    throw misbehaved('a malformed signature');
  return { signature };
}

function invalid(message: string): Error {
  return Object.assign(new Error(message), { code: -32602 });
}

function misbehaved(what: string): Error {
  return Object.assign(new Error(`The wallet answered with ${what}`), { code: -32603 });
}
