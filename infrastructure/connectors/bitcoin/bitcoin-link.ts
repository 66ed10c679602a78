/** A live connection to one Bitcoin wallet. */
import { catchError, defer, EMPTY, ignoreElements, merge, mergeMap, of, Subject, takeWhile, throwError } from 'rxjs';
import type { Link, LinkChange } from '../../../application/ports/link.js';
import type { Account } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { within } from '../../within.js';
import { guardedProvider } from '../eip1193/guarded-provider.js';
import { isProvider } from '../eip1193/provider.js';
import { oneListener } from '../one-listener.js';
import type { WalletContext } from '../wallet-standard/wallet-context.js';
import { bitcoinProvider } from './bitcoin-requests.js';
import type { BitcoinWay, Opened, OpenedAccount } from './bitcoin-way.js';

/** The time limit for the wallet to forget the site. */
const DISCONNECT_LIMIT = 1000;

export function bitcoinLink(
  wallet: Wallet,
  way: BitcoinWay,
  first: Opened,
  start: NetworkId,
  context: WalletContext,
): Link {
  let opened = first;
  let network = start;
  const moved$ = new Subject<LinkChange>();
  const here = () => accountsOn(opened, network);
  let guarded: unknown;

  /** What has changed since the last report: the network first, since addresses belong to one. */
  const differences = (change: () => void): readonly LinkChange[] => {
    const [addresses, place] = [addressesOf(here()), network];
    change();
    const now = here().map(({ account }) => account);
    if (!isSome(now)) return [{ type: 'lost' }];
    return [
      ...(network === place ? [] : [{ type: 'network', networkId: network } as const]),
      ...(addressesOf(here()) === addresses ? [] : [{ type: 'accounts', accounts: now } as const]),
    ];
  };

  const learn = (news: Opened) => {
    const changes = differences(() => {
      opened = news;
      network = news.network ?? network;
    });
    for (const change of changes) moved$.next(change);
  };
  const provider = bitcoinProvider(way, () => ({ accounts: here(), network }), learn);

  const events$ = merge(
    moved$,
    way.changes$.pipe(
      mergeMap((news) =>
        news
          ? differences(() => {
              opened = news;
              network = news.network ?? network;
            })
          : of<LinkChange>({ type: 'lost' }),
      ),
      catchError((error: unknown) => {
        context.log('warn', 'A malformed change of the wallet was ignored', error);
        return EMPTY;
      }),
    ),
  ).pipe(takeWhile(({ type }) => type !== 'lost', true));

  const accounts = here().map(({ account }) => account);
  if (!isSome(accounts)) throw new Failure('no-accounts', 'The wallet shared no account');
  return {
    ...{ wallet, accounts, networkId: start, provider },
    changes$: oneListener(events$),
    guard: (current, ended$) => {
      guarded ??= isProvider(provider) ? guardedProvider(provider, current, ended$) : provider;
      return guarded;
    },
    // Wallets with a current network need a request to switch.
    ...(first.network === undefined && {
      moveTo: (id: NetworkId) =>
        defer(() => {
          if (accountsOn(opened, id).length === 0)
            return throwError(() => new Failure('network-not-supported', 'Chain is not supported'));
          for (const change of differences(() => {
            network = id;
          }))
            moved$.next(change);
          return EMPTY;
        }),
    }),
    disconnect: () =>
      within(way.close(), DISCONNECT_LIMIT, context.scheduler, () => throwError(() => new Failure('timed-out'))).pipe(
        catchError(() => EMPTY),
        ignoreElements(),
      ),
  };
}

/** The accounts that can be used on the network. */
export function accountsOn({ accounts }: Opened, network: NetworkId): readonly OpenedAccount[] {
  return accounts.filter(({ networks }) => networks.includes(network));
}

function isSome(accounts: readonly Account[]): accounts is readonly [Account, ...Account[]] {
  return accounts.length > 0;
}

function addressesOf(accounts: readonly OpenedAccount[]): string {
  return accounts.map(({ account }) => account.address).join();
}
