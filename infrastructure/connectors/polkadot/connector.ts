/** The connector of Polkadot wallets. */
import { catchError, defer, filter, map, mergeMap, Observable, of, take, throwError, timer } from 'rxjs';
import type { Connector } from '../../../application/ports/connector.js';
import { Failure } from '../../../domain/failure/failure.js';
import { within } from '../../within.js';
import type { PolkadotContext } from './connect-wallet.js';
import { type InjectedWallet, injectedWallets, POLKADOT_WALLETS_ID } from './injected-wallets.js';

export interface PolkadotWalletsOptions extends PolkadotContext {
  /** The page that wallets inject themselves into. */
  readonly page: object;
  /** Loads the code for requests, which is not needed to list wallets. */
  readonly load: () => WalletCode | Promise<WalletCode>;
}

type WalletCode = Pick<typeof import('./connect-wallet.js'), 'connectWallet' | 'restoreWallet'>;

/** The time limit for a previously connected wallet to appear. */
const ARRIVAL_LIMIT = 1000;
/** These wallets do not announce themselves: the page is scanned again, for as long as extensions may load. */
const LATER_LOOKS = [100, 500, 900, 2500];

export function polkadotConnector(options: PolkadotWalletsOptions): Connector {
  const { page, scheduler } = options;
  /** The list now, then whenever a scan finds a change. */
  const found$ = new Observable<readonly InjectedWallet[]>((subscriber) => {
    let last: string | undefined;
    const look = () => {
      const found = injectedWallets(page);
      const ids = found.map(({ wallet: { id } }) => id).join('\n');
      if (ids === last) return;
      last = ids;
      subscriber.next(found);
    };
    look();
    for (const after of LATER_LOOKS) subscriber.add(timer(after, scheduler).subscribe(look));
  });

  let loaded: WalletCode | undefined;
  /** In the same tick if already loaded, so that the user gesture still counts. */
  const code$ = defer(() => {
    const part = loaded ?? options.load();
    return part instanceof Promise ? part : of(part);
  }).pipe(
    map((part) => {
      loaded = part;
      return part;
    }),
    catchError((cause: unknown) =>
      throwError(() => new Failure('request-failed', 'The wallet code could not be loaded', { cause })),
    ),
  );

  return {
    id: POLKADOT_WALLETS_ID,
    namespaces: ['polkadot'],
    wallets$: found$.pipe(map((found) => found.map(({ wallet }) => wallet))),
    connect: (walletId, chosen) =>
      found$.pipe(
        take(1),
        mergeMap((found) => {
          const each = found.find(({ wallet }) => wallet.id === walletId);
          if (each) return code$.pipe(mergeMap((part) => part.connectWallet(each, chosen, options)));
          return throwError(() => new Failure('wallet-not-found', `No wallet ${walletId} in this browser`));
        }),
        map((link) => ({ type: 'connected', links: [link] })),
      ),
    restore: (walletId, _namespace, chosen) => {
      const arrived = found$.pipe(
        map((found) => found.find(({ wallet }) => wallet.id === walletId)),
        filter((each) => each !== undefined),
      );
      return within(arrived, ARRIVAL_LIMIT, scheduler, () => of(undefined)).pipe(
        mergeMap((each) =>
          each ? code$.pipe(mergeMap((part) => part.restoreWallet(each, chosen, options))) : of(undefined),
        ),
      );
    },
    prepare: () => void code$.subscribe({ error: () => undefined }),
  };
}
