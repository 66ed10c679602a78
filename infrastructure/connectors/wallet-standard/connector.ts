/** The connector of wallets that register themselves by the Wallet Standard. */
import { catchError, defer, filter, map, mergeMap, Observable, of, take, throwError } from 'rxjs';
import type { Connector } from '../../../application/ports/connector.js';
import { Failure } from '../../../domain/failure/failure.js';
import { within } from '../../within.js';
import { type RegisteredWallet, registeredWallets, type WantedWallets } from './registered-wallets.js';
import { networkNamed } from './solana-chains.js';
import type { WalletContext } from './wallet-context.js';

export interface WalletStandardOptions extends WalletContext {
  /** Where wallets register themselves: the window. */
  readonly target: EventTarget;
  /** Loads the code for requests, which is not needed to list wallets. */
  readonly load: () => WalletCode | Promise<WalletCode>;
}

export type WalletCode = typeof import('./connect-wallet.js');

const WANTED: WantedWallets = {
  namespace: 'solana',
  connectorId: 'wallet-standard',
  feature: 'standard:connect',
  serves: (chain) => networkNamed(chain) !== undefined,
};

/** The time limit for a previously connected wallet to register. */
const ARRIVAL_LIMIT = 1000;

export function walletStandardConnector(options: WalletStandardOptions): Connector {
  const { target, scheduler, log } = options;
  const registered = registeredWallets(target, log, WANTED);

  /** The list now, then whenever it changes. */
  const found$ = new Observable<readonly RegisteredWallet[]>((subscriber) => {
    let asking = true;
    const look = () => {
      if (!asking) subscriber.next(registered.list());
    };
    subscriber.add(registered.changes$.subscribe(look));
    asking = false;
    look();
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
    id: WANTED.connectorId,
    namespaces: ['solana'],
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
