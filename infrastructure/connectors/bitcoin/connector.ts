/** The connector of Bitcoin wallets. */
import { catchError, defer, filter, map, mergeMap, Observable, of, take, throwError, timer } from 'rxjs';
import type { Connector } from '../../../application/ports/connector.js';
import { Failure } from '../../../domain/failure/failure.js';
import { within } from '../../within.js';
import { registeredWallets } from '../wallet-standard/registered-wallets.js';
import { networkNamed } from './bitcoin-chains.js';
import type { BitcoinContext } from './connect-wallet.js';
import { BITCOIN_WALLETS_ID, type FoundWallet, foundWallets } from './found-wallets.js';

export interface BitcoinWalletsOptions extends BitcoinContext {
  /** The page where wallets register, and list their providers. */
  readonly page: EventTarget;
  /** Loads the code for requests, which is not needed to list wallets. */
  readonly load: () => WalletCode | Promise<WalletCode>;
}

type WalletCode = Pick<typeof import('./connect-wallet.js'), 'connectWallet' | 'restoreWallet'>;

/** The time limit for a previously connected wallet to appear. */
const ARRIVAL_LIMIT = 1000;
/** Listed wallets do not announce themselves: the page is scanned again, for as long as extensions may load. */
const LATER_LOOKS = [100, 500, 900, 2500];

export function bitcoinConnector(options: BitcoinWalletsOptions): Connector {
  const { page, scheduler, log } = options;
  const registered = registeredWallets(page, log, {
    ...{ namespace: 'bip122', connectorId: BITCOIN_WALLETS_ID, feature: 'bitcoin:connect' },
    serves: (chain) => networkNamed(chain, 'standard') !== undefined,
  });

  /** The list now, then whenever it changes. */
  const found$ = new Observable<readonly FoundWallet[]>((subscriber) => {
    let last: string | undefined;
    let asking = true;
    const look = () => {
      if (asking) return;
      const found = foundWallets(page, registered.list(), log);
      const ids = found.map(({ id }) => id).join('\n');
      if (ids === last) return;
      last = ids;
      subscriber.next(found);
    };
    subscriber.add(registered.changes$.subscribe(look));
    asking = false;
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
    id: BITCOIN_WALLETS_ID,
    namespaces: ['bip122'],
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
