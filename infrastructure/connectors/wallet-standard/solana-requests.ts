/** Requests in the format of `SolanaProvider`, sent to a wallet through its features. */
import { defer, firstValueFrom, map, type Observable, throwError } from 'rxjs';
import { fromBase58, toBase58 } from '../../../domain/address/base58.js';
import { Failure } from '../../../domain/failure/failure.js';
import { paramsFailure } from '../../../domain/json-rpc/rpc-params.js';
import { textOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { fromBase64, toBase64 } from '../../base64.js';
import { askFeature } from './ask-feature.js';
import { type OpenedAccount, readAccounts } from './read-accounts.js';
import type { SolanaProvider } from './solana-provider.js';
import { featureOf, itemsOf, type StandardWallet } from './standard-wallet.js';

/** The current state of the connection. */
export interface SolanaSession {
  readonly accounts: readonly OpenedAccount[];
  /** The wallet's name for the network in use; `undefined` if it does not support it. */
  readonly chain: string | undefined;
}

type Params = Readonly<Record<string, unknown>>;

const SIGNATURE_BYTES = 64;
/** The maximum size of a packet; a longer text is not a transaction. */
const MOST_TRANSACTION_BYTES = 4096;
const MOST_TRANSACTIONS = 100;

export function solanaProvider(wallet: StandardWallet, session: () => SolanaSession): SolanaProvider {
  const methods: Readonly<Record<string, (params: Params) => Observable<unknown>>> = {
    solana_signMessage: ({ message, pubkey }) => {
      const bytes = fromBase58(textOf(message));
      if (!bytes) return misuse('The message is not in base58');
      const account = accountOf(session(), pubkey);
      return askFeature(wallet, 'solana:signMessage', 'signMessage', { account: account.own, message: bytes }).pipe(
        map((answer) => {
          const [output] = outputsOf(answer, 1);
          // The signature must be of the requested message.
          if (!sameBytes(bytesOf(readProperty(output, 'signedMessage')), bytes)) throw misbehaved('another message');
          return { signature: signatureOf(output) };
        }),
      );
    },
    solana_signTransaction: ({ transaction, pubkey }) =>
      signAll([transaction], pubkey).pipe(map(([signed]) => ({ transaction: signed }))),
    solana_signAllTransactions: ({ transactions, pubkey }) =>
      signAll(itemsOf(transactions), pubkey).pipe(map((signed) => ({ transactions: signed }))),
    solana_signAndSendTransaction: ({ transaction, pubkey, options }) => {
      const feature = 'solana:signAndSendTransaction';
      const input = inputOf(feature, transaction, pubkey);
      return askFeature(wallet, feature, 'signAndSendTransaction', { ...input, ...(!!options && { options }) }).pipe(
        map((answer) => ({ signature: signatureOf(outputsOf(answer, 1)[0]) })),
      );
    },
    solana_signIn: (params) =>
      askFeature(wallet, 'solana:signIn', 'signIn', params).pipe(
        map((answer) => {
          const [output] = outputsOf(answer, 1);
          const [opened] = readAccounts([readProperty(output, 'account')]);
          const signedMessage = bytesOf(readProperty(output, 'signedMessage'));
          if (!opened || !signedMessage) throw misbehaved('no account');
          return {
            address: opened.account.address,
            signedMessage: toBase58(signedMessage),
            signature: signatureOf(output),
          };
        }),
      ),
  };

  const signAll = (transactions: readonly unknown[], pubkey: unknown): Observable<readonly string[]> => {
    const feature = 'solana:signTransaction';
    if (transactions.length > MOST_TRANSACTIONS) return misuse('Too many transactions');
    const inputs = transactions.map((each) => inputOf(feature, each, pubkey));
    return askFeature(wallet, feature, 'signTransaction', ...inputs).pipe(
      map((answer) =>
        outputsOf(answer, inputs.length).map((output) => {
          const signed = bytesOf(readProperty(output, 'signedTransaction'));
          if (!signed || signed.length > MOST_TRANSACTION_BYTES) throw misbehaved('no transaction');
          return toBase64(signed);
        }),
      ),
    );
  };

  const inputOf = (feature: string, transaction: unknown, pubkey: unknown) => {
    const bytes = fromBase64(transaction);
    const version = bytes && versionOf(bytes);
    if (!bytes || version === undefined || bytes.length > MOST_TRANSACTION_BYTES)
      throw invalid('The transaction must be text in base64');
    const versions = itemsOf(readProperty(featureOf(wallet, feature), 'supportedTransactionVersions'));
    if (versions.length > 0 && !versions.includes(version))
      throw new Failure('method-not-supported', `The wallet does not sign transactions of version ${version}`);
    const { chain } = session();
    if (chain === undefined) throw new Failure('network-not-supported', 'The wallet does not serve the network');
    return { account: accountOf(session(), pubkey).own, transaction: bytes, chain };
  };

  return {
    // In the same tick, so that the user gesture still counts.
    request: ({ method, params }) =>
      firstValueFrom(
        defer(() => {
          const ask = Object.hasOwn(methods, method) ? methods[method] : undefined;
          if (!ask) throw new Failure('method-not-supported', `The method "${method}" is not supported by the wallet`);
          // The wallet validates the parameters of a sign-in itself.
          const wrong = method === 'solana_signIn' ? undefined : paramsFailure(method, params);
          return wrong ? throwError(() => wrong) : ask(params as Params);
        }),
      ) as Promise<never>,
  };
}

/** `legacy` or a number; `undefined` for an invalid transaction. Signatures come first, preceded by their number. */
function versionOf(bytes: Uint8Array): 'legacy' | number | undefined {
  // A single byte up to 127, and more do not fit.
  const [count = 0] = bytes;
  const first = bytes[1 + count * SIGNATURE_BYTES];
  if (count > 127 || first === undefined) return undefined;
  return first < 128 ? 'legacy' : first - 128;
}

/** The requested one, else the first. */
function accountOf({ accounts }: SolanaSession, pubkey: unknown): OpenedAccount {
  const found = pubkey === undefined ? accounts[0] : accounts.find(({ account }) => account.address === pubkey);
  if (!found) throw new Failure('unauthorized', 'The wallet does not share this account with the site');
  return found;
}

function outputsOf(answer: unknown, count: number): readonly unknown[] {
  const outputs = itemsOf(Array.isArray(answer) ? answer : [answer]);
  if (outputs.length !== count) throw misbehaved(`${outputs.length} answers to ${count} questions`);
  return outputs;
}

function signatureOf(output: unknown): string {
  const signature = bytesOf(readProperty(output, 'signature'));
  if (signature?.length !== SIGNATURE_BYTES) throw misbehaved('a malformed signature');
  return toBase58(signature);
}

/** Also from another frame. A copy, as the wallet may change its own later. */
function bytesOf(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
    ? Uint8Array.from(value as Uint8Array)
    : undefined;
}

function sameBytes(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a?.length === b.length && a.every((byte, at) => byte === b[at]);
}

function misbehaved(what: string): Failure {
  return new Failure('wallet-misbehaved', `The wallet answered with ${what}`);
}

function invalid(message: string): Failure {
  return new Failure('request-failed', message, { data: { rpcCode: -32602, rpcName: 'InvalidParamsRpcError' } });
}

function misuse(message: string): Observable<never> {
  return throwError(() => invalid(message));
}
