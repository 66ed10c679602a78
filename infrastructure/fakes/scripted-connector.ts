import {
  asyncScheduler,
  BehaviorSubject,
  concat,
  defer,
  filter,
  map,
  of,
  type SchedulerLike,
  take,
  throwError,
  timeout,
} from 'rxjs';
import type { Connector, ConnectStep } from '../../application/ports/connector.js';
import type { ConnectorHandle } from '../../application/ports/handle.js';
import { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import { scriptedLink } from './scripted-link.js';
import type { ScriptedWallet } from './scripted-wallet.js';

/** Options of `scriptedConnector`. */
export interface ScriptedConnectorOptions {
  /** Default `injected`. */
  readonly id?: string;
  /** Default `eip155` only. */
  readonly namespaces?: readonly [Namespace, ...Namespace[]];
  /** The wallets in reach from the start. Wallets with the same id are one wallet in several namespaces, and connect together. */
  readonly wallets?: readonly ScriptedWallet[];
  /** True: the wallets are listed without loading the connector. */
  readonly listed?: boolean;
  /** Default: real time. */
  readonly scheduler?: SchedulerLike;
}

/** A fake connector that reaches scripted wallets directly. */
export interface ScriptedConnector extends Connector {
  /** The handle to pass to the modal. */
  readonly handle: ConnectorHandle;
  /** How often it has been loaded. */
  readonly loads: number;
  /** A wallet comes into reach. */
  appear(wallet: ScriptedWallet): void;
  /** A wallet goes out of reach. */
  vanish(walletId: string): void;
  /** Makes connecting emit this pairing URI first; `undefined`: no longer. */
  offerPairing(uri: string | undefined): void;
  /** Makes loading fail (true) or work (false). */
  failLoading(fail?: boolean): void;
}

/** How long an earlier wallet may take to appear. */
const ARRIVAL_LIMIT = 1000;

/** Creates a fake connector. */
export function scriptedConnector(options: ScriptedConnectorOptions = {}): ScriptedConnector {
  const { id = 'injected', namespaces = ['eip155'], scheduler = asyncScheduler, listed = false } = options;
  const scripts$ = new BehaviorSubject<readonly ScriptedWallet[]>(options.wallets ?? []);
  const find = (walletId: string) => scripts$.value.filter(({ wallet }) => wallet.id === walletId);
  const linkTo = (script: ScriptedWallet) => {
    const shared = find(script.wallet.id).length > 1;
    return { ...scriptedLink(script, scheduler), ...(shared && { session: script.wallet.id }) };
  };
  let pairing: string | undefined;
  let failing = false;
  let loads = 0;

  const connector: ScriptedConnector = {
    id,
    namespaces,
    wallets$: scripts$.pipe(map((scripts) => scripts.map(({ wallet }) => wallet))),
    connect: (walletId) =>
      defer(() => {
        const [script, ...others] = find(walletId);
        if (!script) return throwError(() => new Failure('wallet-not-found'));
        const offered: readonly ConnectStep[] =
          pairing === undefined ? [] : [{ type: 'pairing', uri: pairing, createdAt: scheduler.now() }];
        // A wallet that already shares its accounts with the site does not prompt again.
        const agreed = script.connected ? of(undefined) : script.ask('connect');
        const connected = agreed.pipe(
          map((): ConnectStep => {
            for (const each of [script, ...others]) each.grant();
            return { type: 'connected', links: [linkTo(script), ...others.map(linkTo)] };
          }),
        );
        return concat(offered, connected);
      }),
    restore: (walletId, namespace) =>
      scripts$.pipe(
        map((scripts) => scripts.find(({ wallet }) => wallet.id === walletId && wallet.namespace === namespace)),
        filter((script) => script !== undefined),
        timeout({ first: ARRIVAL_LIMIT, scheduler, with: () => of(undefined) }),
        take(1),
        map((script) => (script?.connected ? linkTo(script) : undefined)),
      ),
    handle: {
      id,
      namespaces,
      ...(listed && { wallets: scripts$.value.map(({ wallet }) => wallet) }),
      load() {
        loads++;
        return failing ? Promise.reject(new Error('The connector could not be loaded')) : Promise.resolve(connector);
      },
    },
    get loads() {
      return loads;
    },
    appear: (script) => scripts$.next([...scripts$.value, script]),
    vanish: (walletId) => scripts$.next(scripts$.value.filter(({ wallet }) => wallet.id !== walletId)),
    offerPairing(uri) {
      pairing = uri;
    },
    failLoading(fail = true) {
      failing = fail;
    },
  };
  return connector;
}
