/** The connector of browser wallets: announced ones (EIP-6963) and those at `window.ethereum`. */
import { catchError, defer, filter, map, mergeMap, Observable, of, take, throwError } from 'rxjs';
import type { Connector } from '../../../application/ports/connector.js';
import type { HandleContext } from '../../../application/ports/handle.js';
import { Failure } from '../../../domain/failure/failure.js';
import { within } from '../../within.js';
import type { Eip1193Context } from '../eip1193/eip1193-context.js';
import { announcedWallets } from './announced-wallets.js';
import { type FoundWallet, INJECTED_ID } from './found-wallet.js';
import { legacyWallets } from './legacy-wallets.js';

export interface InjectedConnectorOptions extends Eip1193Context {
  /** Where wallets announce and inject themselves: the window. */
  readonly target: EventTarget & { readonly ethereum?: unknown };
  /** Whether to list wallets that announce themselves. Default true. */
  readonly announced?: boolean | undefined;
  /** Whether to list the provider at `window.ethereum`. Default true. */
  readonly legacy?: boolean | undefined;
  /** Loads the code for requests, which is not needed to list wallets. */
  readonly load: () => WalletCode | Promise<WalletCode>;
}

export type WalletCode = typeof import('../eip1193/connect-provider.js');

/** The connector of this page; of one without wallets on a server. */
export function connectorOfPage(
  { scheduler, device }: Pick<HandleContext, 'scheduler' | 'device'>,
  options: Pick<InjectedConnectorOptions, 'announced' | 'legacy'>,
  load: InjectedConnectorOptions['load'],
): Connector {
  const target = globalThis.window ?? new EventTarget();
  return injectedConnector({ target, scheduler, log: device.log.bind(device), ...options, load });
}

/** The time limit for a previously connected wallet to announce itself. */
const ARRIVAL_LIMIT = 1000;

export function injectedConnector(options: InjectedConnectorOptions): Connector {
  const { target, scheduler, log } = options;
  const [announces, legacy] = [options.announced ?? true, options.legacy ?? true];
  const announced = announcedWallets(target, log);

  const list = (): readonly FoundWallet[] => {
    const first = announced.list();
    return legacy ? [...first, ...legacyWallets(target, first, log)] : first;
  };

  /** The list now, then whenever it changes. Subscribing requests every wallet's announcement; most respond at once. */
  const found$ = new Observable<readonly FoundWallet[]>((subscriber) => {
    let known: readonly FoundWallet[] | undefined;
    let asking = true;
    const look = () => {
      if (asking) return;
      const found = list();
      if (known && isSameList(known, found)) return;
      known = found;
      subscriber.next(found);
    };
    if (announces) subscriber.add(announced.arrivals$.subscribe(look));
    if (legacy) {
      // Some wallets inject themselves late, and emit an event.
      target.addEventListener('ethereum#initialized', look);
      subscriber.add(() => target.removeEventListener('ethereum#initialized', look));
    }
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
    id: INJECTED_ID,
    namespaces: ['eip155'],
    wallets$: found$.pipe(map((found) => found.map(({ wallet }) => wallet))),
    connect: (walletId) =>
      found$.pipe(
        take(1),
        mergeMap((found) => {
          const each = found.find(({ wallet }) => wallet.id === walletId);
          if (each) return code$.pipe(mergeMap((part) => part.connectProvider(each.wallet, each.provider, options)));
          return throwError(() => new Failure('wallet-not-found', `No wallet ${walletId} in this browser`));
        }),
        map((link) => ({ type: 'connected', links: [link] })),
      ),
    restore: (walletId) => {
      const arrived = found$.pipe(
        map((found) => found.find(({ wallet }) => wallet.id === walletId)),
        filter((each) => each !== undefined),
      );
      return within(arrived, ARRIVAL_LIMIT, scheduler, () => of(undefined)).pipe(
        mergeMap((each) =>
          each
            ? code$.pipe(mergeMap((part) => part.restoreProvider(each.wallet, each.provider, options)))
            : of(undefined),
        ),
      );
    },
    prepare: () => void code$.subscribe({ error: () => undefined }),
  };
}

function isSameList(a: readonly FoundWallet[], b: readonly FoundWallet[]): boolean {
  return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
}

/** The provider alone is not enough: one at `window.ethereum` may announce itself later, under a name. */
function isSame(a: FoundWallet, b: FoundWallet | undefined): boolean {
  return a.provider === b?.provider && a.wallet.id === b.wallet.id;
}
