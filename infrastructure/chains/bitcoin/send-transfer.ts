/** Sends a transfer through the wallet and follows it. */
import {
  catchError,
  concat,
  defer,
  forkJoin,
  map,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  throwError,
} from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { Asking, Link, SendStep } from '../../../application/ports/link.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Network } from '../../../domain/network/network.js';
import type { Transfer } from '../../../domain/transaction/transfer.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { fromBase64, toBase64 } from '../../base64.js';
import type { AskWallet } from '../ask-wallet.js';
import { netOf, readBitcoinAddress } from './address.js';
import type { Explorer } from './ask-explorer.js';
import type { BitcoinOptions } from './bitcoin-options.js';
import { buildTransfer } from './build-transfer.js';
import type { CoinChoice } from './choose-coins.js';
import type { SentTransfer } from './find-replacement.js';
import { followTransaction } from './follow-transaction.js';
import { prepareTransfer } from './prepare-transfer.js';
import { askToSign, sendParams } from './wallet-ask.js';

type Sent = Pick<SentTransfer, 'hash' | 'spends'>;

export function sendTransfer(
  wallet: AskWallet,
  explorer: Explorer,
  options: BitcoinOptions & { readonly scheduler: SchedulerLike },
): Chain['send'] {
  /** The wallet builds and sends the transaction if it can: it knows which coins not to spend. */
  const submit = (
    link: Link,
    transfer: Transfer,
    network: Network,
    choice: CoinChoice,
    asking?: Asking,
  ): Observable<Sent> => {
    asking?.();
    return wallet(link, 'sendTransfer', sendParams(transfer)).pipe(
      map((answer): Sent => ({ hash: readId(readProperty(answer, 'txid')) })),
      catchError((error: unknown) =>
        toFailure(error).code === 'method-not-supported'
          ? signAndSend(link, transfer, network, choice, asking)
          : throwError(() => error),
      ),
    );
  };

  const signAndSend = (
    link: Link,
    transfer: Transfer,
    network: Network,
    choice: CoinChoice,
    asking?: Asking,
  ): Observable<Sent> => {
    const { from, to, amount } = transfer;
    const legacy = readBitcoinAddress(from)?.kind === 'p2pkh';
    const parents = choice.coins.map(({ txid }) => explorer.text(network, `/tx/${txid}/hex`));
    return forkJoin({
      publicKey: publicKeyOf(wallet, link, from),
      parents: legacy ? forkJoin(parents) : of([]),
    }).pipe(
      mergeMap(({ publicKey, parents: whole }) => {
        const net = netOf(network.caipNetworkId);
        const built = buildTransfer({ ...choice, from, to, amount, net, publicKey, parents: whole });
        const signInputs = choice.coins.map((_, index) => ({ address: from, index }));
        const asked = { account: from, psbt: toBase64(built.psbt), signInputs, broadcast: false };
        asking?.(askToSign(built.psbt, from, network));
        return wallet(link, 'signPsbt', asked).pipe(
          map((answer) => built.finish(fromBase64(readProperty(answer, 'psbt')) ?? new Uint8Array())),
        );
      }),
      mergeMap((hex) => explorer.send(network, '/tx', hex).pipe(catchError(refused))),
      map((name): Sent => ({ hash: readId(name), spends: choice.coins[0] })),
    );
  };

  return (link, transfer, network, asking) =>
    defer(() => prepareTransfer(explorer, transfer, network, options)).pipe(
      mergeMap((choice) => submit(link, transfer, network, choice, asking)),
      mergeMap(({ hash, spends }) =>
        concat(
          of<SendStep>({ type: 'submitted', hash }),
          followTransaction(explorer, options.scheduler, network, { ...transfer, hash, spends }).pipe(
            map((confirmed): SendStep => ({ type: 'confirmed', hash: confirmed })),
          ),
        ),
      ),
      catchError((error: unknown) => throwError(() => toFailure(error))),
    );
}

/** `undefined` if the wallet does not report it; most address types do not need it. */
function publicKeyOf(wallet: AskWallet, link: Link, address: string): Observable<string | undefined> {
  return wallet(link, 'getAccountAddresses', { account: address }).pipe(
    map((answer) => {
      const own = Array.isArray(answer) ? answer.find((each) => readProperty(each, 'address') === address) : undefined;
      const key = readProperty(own, 'publicKey');
      return typeof key === 'string' && /^(?:[\da-f]{64}|[\da-f]{66})$/i.test(key) ? key : undefined;
    }),
    catchError(() => of(undefined)),
  );
}

function readId(txid: unknown): string {
  if (typeof txid === 'string' && /^[\da-f]{64}$/i.test(txid.trim())) return txid.trim().toLowerCase();
  throw new Failure('wallet-misbehaved', 'The transaction has no id');
}

/** Nodes check a transaction before they relay it. */
function refused(error: unknown): Observable<never> {
  const failure = toFailure(error, 'request-failed');
  return throwError(() =>
    failure.data.status === 400
      ? new Failure('transaction-rejected', 'The network refused the transaction', { cause: error })
      : failure,
  );
}
