/** A live connection to a Wallet Standard wallet. */
import {
  catchError,
  defer,
  EMPTY,
  ignoreElements,
  merge,
  mergeMap,
  Observable,
  of,
  Subject,
  takeWhile,
  throwError,
} from 'rxjs';
import type { Link, LinkChange } from '../../../application/ports/link.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { within } from '../../within.js';
import { guardedProvider } from '../eip1193/guarded-provider.js';
import { isProvider } from '../eip1193/provider.js';
import { oneListener } from '../one-listener.js';
import { askFeature } from './ask-feature.js';
import { type OpenedAccount, readAccounts, someAccounts } from './read-accounts.js';
import type { RegisteredWallet } from './registered-wallets.js';
import { chainNameOf } from './solana-chains.js';
import { solanaProvider } from './solana-requests.js';
import { featureOf } from './standard-wallet.js';
import type { WalletContext } from './wallet-context.js';

/** The time limit for the wallet to forget the site. */
const DISCONNECT_LIMIT = 1000;

export function walletLink(
  { wallet, standard }: RegisteredWallet,
  opened: readonly OpenedAccount[],
  start: NetworkId,
  context: WalletContext,
): Link {
  let accounts = opened;
  let network = start;
  const moved$ = new Subject<LinkChange>();
  const served = () => accounts[0]?.chains ?? [];
  const provider = solanaProvider(standard, () => ({ accounts, chain: chainNameOf(network, served()) }));
  let guarded: unknown;

  const changed$ = defer(() => {
    const before = addressesOf(accounts);
    const now = readAccounts(readProperty(standard, 'accounts'));
    if (now.length === 0) return of<LinkChange>({ type: 'lost' });
    accounts = now;
    return addressesOf(now) === before ? EMPTY : of<LinkChange>({ type: 'accounts', accounts: someAccounts(now) });
  }).pipe(
    catchError((error: unknown) => {
      context.log('warn', 'A malformed change of the wallet was ignored', error);
      return EMPTY;
    }),
  );
  const events$ = merge(moved$, listen(standard).pipe(mergeMap(() => changed$))).pipe(
    takeWhile(({ type }) => type !== 'lost', true),
  );

  return {
    wallet,
    accounts: someAccounts(opened),
    networkId: start,
    changes$: oneListener(events$),
    provider,
    guard: (current, ended$) => {
      guarded ??= isProvider(provider) ? guardedProvider(provider, current, ended$) : provider;
      return guarded;
    },
    moveTo: (id) =>
      defer(() => {
        if (!chainNameOf(id, served()))
          return throwError(() => new Failure('network-not-supported', 'Chain is not supported'));
        const news = id !== network;
        network = id;
        if (news) moved$.next({ type: 'network', networkId: id });
        return EMPTY;
      }),
    disconnect: () =>
      within(askFeature(standard, 'standard:disconnect', 'disconnect'), DISCONNECT_LIMIT, context.scheduler, () =>
        throwError(() => new Failure('timed-out')),
      ).pipe(
        catchError(() => EMPTY),
        ignoreElements(),
      ),
  };
}

/** Ticks when the wallet reports a change. A wallet without such events is fine. */
function listen(standard: object): Observable<void> {
  return new Observable((subscriber) => {
    const feature = featureOf(standard, 'standard:events');
    const on = readProperty(feature, 'on');
    if (typeof on !== 'function') return undefined;
    try {
      const off: unknown = Reflect.apply(on, feature, ['change', () => subscriber.next()]);
      return () => {
        try {
          if (typeof off === 'function') off();
        } catch {
          // It keeps emitting, without listeners.
        }
      };
    } catch {
      return undefined;
    }
  });
}

function addressesOf(accounts: readonly OpenedAccount[]): string {
  return accounts.map(({ account }) => account.address).join();
}
