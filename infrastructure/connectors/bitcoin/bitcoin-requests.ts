/** Requests in the format of `BitcoinProvider`, sent to a wallet in its own. */
import { defer, firstValueFrom, map, type Observable, of } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { isNetworkId } from '../../../domain/network/is-network-id.js';
import { any, type Check, fields, list, number, oneOf, optional, text } from '../../../domain/value/shape-check.js';
import { fromBase64, toBase64 } from '../../base64.js';
import { isBitcoinAddress } from '../../chains/bitcoin/address.js';
import type { BitcoinProvider } from './bitcoin-provider.js';
import type { BitcoinWay, Opened, OpenedAccount } from './bitcoin-way.js';

/** The current state of the connection. */
export interface BitcoinSession {
  readonly accounts: readonly OpenedAccount[];
  readonly network: NetworkId;
}

const MOST_PSBT_BYTES = 400_000;
const MOST_INPUTS = 1000;
const MOST_SATOSHIS = 2_100_000_000_000_000n;

const SHAPES = {
  signMessage: fields({ message: text, address: text, protocol: optional(oneOf('ecdsa', 'bip322')) }),
  sendTransfer: fields({ account: text, recipientAddress: text, amount: text }),
  signPsbt: fields({
    psbt: text,
    signInputs: list(fields({ address: text, index: number }), MOST_INPUTS),
    broadcast: optional(oneOf(false as never)),
  }),
  getAccountAddresses: any,
  changeNetwork: fields({ network: text }),
} as const;

/** `learn`: stores what the wallet reported in its answer. */
export function bitcoinProvider(
  way: Pick<BitcoinWay, 'signMessage' | 'signPsbt' | 'sendTransfer' | 'changeNetwork'>,
  session: () => BitcoinSession,
  learn: (news: Opened) => void,
): BitcoinProvider {
  const accountAt = (address: string): OpenedAccount => {
    const found = session().accounts.find(({ account }) => account.address === address);
    if (!found) throw new Failure('unauthorized', 'The wallet does not share this account with the site');
    return found;
  };
  const methods: Readonly<Record<string, (params: never) => Observable<unknown>>> = {
    signMessage: checked(SHAPES.signMessage, ({ message, address, protocol = 'ecdsa' }) =>
      way
        .signMessage(accountAt(address), message, protocol)
        .pipe(map((answer) => ({ address, signature: inBase64(answer, 'signature') }))),
    ),
    sendTransfer: checked(SHAPES.sendTransfer, ({ account, recipientAddress, amount }) => {
      const { network } = session();
      if (!way.sendTransfer) throw unsupported('sendTransfer');
      if (!isBitcoinAddress(recipientAddress, network)) throw invalid('Not an address of this network');
      const satoshis = /^\d{1,16}$/.test(amount) ? BigInt(amount) : 0n;
      if (satoshis <= 0n || satoshis > MOST_SATOSHIS) throw invalid('Invalid amount');
      return way.sendTransfer(accountAt(account), recipientAddress, satoshis, network).pipe(
        map((txid) => {
          if (typeof txid !== 'string' || !/^[\da-f]{64}$/i.test(txid))
            throw misbehaved('a transaction without a name');
          return { txid };
        }),
      );
    }),
    signPsbt: checked(SHAPES.signPsbt, ({ psbt, signInputs }) => {
      const bytes = fromBase64(psbt);
      if (!bytes || bytes.length === 0 || bytes.length > MOST_PSBT_BYTES)
        throw invalid('The transaction must be text in base64');
      const inputs = signInputs.map((input) => ({ ...input, of: accountAt(input.address) }));
      return way
        .signPsbt(bytes, inputs, session().network)
        .pipe(map((answer) => ({ psbt: inBase64(answer, 'transaction') })));
    }),
    getAccountAddresses: () =>
      of(
        session().accounts.map(({ account: { address, type }, publicKey }) => ({
          ...{ address, purpose: type },
          ...(publicKey !== undefined && { publicKey }),
        })),
      ),
    changeNetwork: checked(SHAPES.changeNetwork, ({ network }) => {
      if (!isNetworkId(network)) throw invalid('That is no network');
      if (network === session().network) return of(null);
      if (!way.changeNetwork) throw unsupported('changeNetwork');
      return way.changeNetwork(network).pipe(
        map((news) => {
          if (news) learn(news);
          if (session().network === network) return null;
          throw new Failure('network-mismatch', 'The wallet did not switch the network');
        }),
      );
    }),
  };
  return {
    // In the same tick, so that the user gesture still counts.
    request: ({ method, params }) =>
      firstValueFrom(
        defer(() => {
          const ask = Object.hasOwn(methods, method) ? methods[method] : undefined;
          if (!ask) throw unsupported(method);
          return ask(params as never);
        }),
      ) as Promise<never>,
  };
}

function checked<T>(shape: Check<T>, ask: (params: T) => Observable<unknown>): (params: never) => Observable<unknown> {
  return (params) => {
    const wrong = shape(params);
    if (wrong) throw invalid(wrong);
    return ask(params);
  };
}

/** Wallets answer with bytes or with base64. */
function inBase64(answer: unknown, what: string): string {
  const bytes =
    Object.prototype.toString.call(answer) === '[object Uint8Array]'
      ? Uint8Array.from(answer as Uint8Array)
      : fromBase64(answer);
  if (!bytes || bytes.length === 0 || bytes.length > MOST_PSBT_BYTES) throw misbehaved(`a malformed ${what}`);
  return toBase64(bytes);
}

function unsupported(method: string): Failure {
  return new Failure('method-not-supported', `Method ${method} is not supported`);
}

function misbehaved(what: string): Failure {
  return new Failure('wallet-misbehaved', `The wallet answered with ${what}`);
}

function invalid(message: string): Failure {
  return new Failure('request-failed', message, { data: { rpcCode: -32602, rpcName: 'InvalidParamsRpcError' } });
}
