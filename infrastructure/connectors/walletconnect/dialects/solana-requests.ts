/**
 * Requests in the format of `SolanaProvider`, sent to a session's wallet as pairing wallets expect them; older ones support less, and
 * answer differently.
 */
import { fromBase58, toBase58 } from '../../../../domain/address/base58.js';
import { isSolanaAddress } from '../../../../domain/address/solana-address.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { paramsFailure } from '../../../../domain/json-rpc/rpc-params.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { toBase64 } from '../../../base64.js';
import type { Eip1193Request } from '../../eip1193/provider.js';
import { readList } from '../../eip1193/read-list.js';
import { walletConnectFailure } from '../errors.js';
import type { Dialect, SessionWallet } from './dialect.js';
import { legacyFields, readTransaction, signedBy } from './solana-transaction.js';

const SIGNATURE_BYTES = 64;
const MOST_TRANSACTIONS = 100;

export const dialect: Dialect = {
  methods: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  formerIds: {
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  },
  readAddress: (text) => (isSolanaAddress(text) ? text : undefined),
  ask: askSolana,
};

async function askSolana({ method, params }: Eip1193Request, wallet: SessionWallet): Promise<unknown> {
  const wrong = paramsFailure(method, params);
  if (wrong) throw wrong;
  const given = (name: string) => readProperty(params, name);
  switch (method) {
    case 'solana_signMessage':
      return {
        signature: toBase58(
          signatureIn(
            await wallet.ask(method, { message: given('message'), pubkey: signerOf(wallet, given('pubkey')) }),
          ),
        ),
      };
    case 'solana_signTransaction':
      return { transaction: await signOne(wallet, given('transaction'), given('pubkey')) };
    case 'solana_signAllTransactions':
      return { transactions: await signAll(wallet, given('transactions'), given('pubkey')) };
    case 'solana_signAndSendTransaction': {
      const pubkey = signerOf(wallet, given('pubkey'));
      const transaction = toBase64(readTransaction(given('transaction')));
      const answer = await wallet.ask(method, { transaction, pubkey, sendOptions: given('options') ?? {} });
      return { signature: toBase58(signatureIn(answer)) };
    }
    default:
      return await wallet.ask(method, params);
  }
}

/** Wallets return the whole transaction; older ones only the signature. */
async function signOne(wallet: SessionWallet, text: unknown, signer: unknown): Promise<string> {
  const bytes = readTransaction(text);
  const pubkey = signerOf(wallet, signer);
  const answer = await wallet.ask('solana_signTransaction', {
    ...{ transaction: toBase64(bytes), pubkey },
    ...legacyFields(bytes),
  });
  const whole = readProperty(answer, 'transaction');
  return whole === undefined || whole === null ? signedBy(pubkey, signatureIn(answer), bytes) : signedIn(whole);
}

async function signAll(wallet: SessionWallet, given: unknown, signer: unknown): Promise<readonly string[]> {
  const texts = readList(given, MOST_TRANSACTIONS) ?? [];
  const transactions = texts.map((each) => toBase64(readTransaction(each)));
  const pubkey = signerOf(wallet, signer);
  try {
    const answer = await wallet.ask('solana_signAllTransactions', { transactions, pubkey });
    const signed = readList(readProperty(answer, 'transactions'), MOST_TRANSACTIONS) ?? [];
    if (signed.length !== transactions.length) throw misbehaved('another number of transactions');
    return signed.map(signedIn);
  } catch (error) {
    if (walletConnectFailure(error).code !== 'method-not-supported') throw error;
  }
  const signed: string[] = [];
  // One after the other: each prompts the visitor.
  for (const each of transactions) signed.push(await signOne(wallet, each, pubkey));
  return signed;
}

/** The requested account, else the first. */
function signerOf({ addresses }: SessionWallet, named: unknown): string {
  const found = named === undefined ? addresses[0] : addresses.find((each) => each === named);
  if (!found) throw new Failure('unauthorized', 'The wallet does not share this account with the site');
  return found;
}

function signatureIn(answer: unknown): Uint8Array {
  const text = readProperty(answer, 'signature');
  const signature = typeof text === 'string' && text.length < 100 ? fromBase58(text) : undefined;
  if (signature?.length !== SIGNATURE_BYTES) throw misbehaved('a malformed signature');
  return signature;
}

function signedIn(text: unknown): string {
  try {
    return toBase64(readTransaction(text));
  } catch {
    throw misbehaved('no transaction');
  }
}

function misbehaved(what: string): Failure {
  return new Failure('wallet-misbehaved', `The wallet answered with ${what}`);
}
