/** Connects one wallet: sends the request, shows the pairing, emits live connections or one typed failure. */
import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  switchMap,
  take,
  takeWhile,
  timer,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { pairingExpiry } from '../../domain/login/expiry.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { Connector } from '../ports/connector.js';
import type { Route } from '../shell/router.js';
import { untilLeft } from '../shell/until-left.js';
import { type Chosen, chosenWallet } from './chosen-wallet.js';
import { openedEvent } from './opened-event.js';
import type { PairingStep } from './pairing/pairings.js';
import { isLooking } from './selectors.js';
import { AFTER_DRAWING } from './when-choosing.js';

export interface ConnectInput {
  readonly wallet: string | ListedWallet;
  readonly namespace?: Namespace | undefined;
}

export const connect =
  (deps: Deps) =>
  (input: ConnectInput): Observable<Event> =>
    deps.state$.pipe(
      // The connector that lists the wallet may still be loading.
      filter((state) => chosenWallet(state, input).reachedBy !== undefined || !isLooking(state)),
      take(1),
      switchMap((state) => attempt(deps, chosenWallet(state, input))),
    );

function attempt(deps: Deps, chosen: Chosen): Observable<Event> {
  const { id: walletId, namespace, listed, pairing, reachedBy } = chosen;
  const connector = deps.connectors.find(({ id }) => id === reachedBy?.connectorId);
  const started: Event = {
    ...{ type: 'connection.started', namespace, walletId, restoring: false },
    ...(pairing && { pairing }),
    ...(listed && { listed }),
  };
  const attempt$ = defer(() => {
    if (!connector) {
      const message = listed ? 'WalletConnectConnector not found' : 'Adapter not found';
      throw new Failure('wallet-not-found', message, { data: { walletId } });
    }
    const asked = () => connector.connect(reachedBy?.id ?? walletId, deps.state().network.chosen, namespace);
    return pairing ? deps.parts.pairing.pipe(mergeMap((part) => part.pairings(deps.scheduler, asked))) : asked();
  }).pipe(mergeMap((step) => happened(eventOf(deps, chosen, step))));
  return concat(
    happened(started),
    merge(
      attempt$.pipe(untilLeft(deps, (route) => isWaitingScreen(route, chosen), 'connection.opened')),
      disconnected(deps, namespace),
      lineTo(connector ?? {}, namespace),
      chainAhead(deps, namespace),
    ).pipe(
      takeWhile((event) => event.type !== 'connection.opened', true),
      catchError((error) => {
        const failure = toFailure(error);
        return happened({ type: 'connection.failed', namespace, walletId, failure, restoring: false });
      }),
    ),
  );
}

function eventOf(deps: Deps, { namespace, listed }: Chosen, step: PairingStep): Event {
  switch (step.type) {
    case 'pairing':
      return {
        type: 'connection.pairing-offered',
        namespace,
        uri: step.uri,
        expiresAt: pairingExpiry(step.createdAt),
      };
    case 'expired':
      return { type: 'connection.pairing-expired', namespace };
    case 'connected': {
      const app = appLinkOf(deps.state(), listed);
      return openedEvent(deps, step.links, namespace, listed, app);
    }
  }
}

/** An app that was opened to connect is on this device; one that scanned a code may be on any. */
function appLinkOf({ connect }: State, listed?: ListedWallet): string | undefined {
  return connect.opening && listed && connect.openedLink;
}

function isWaitingScreen(route: Route, { id, listed, pairing }: Chosen): boolean {
  if (!pairing) return route.view === 'connecting-wallet' && route.walletId === id;
  if (route.view === 'connecting-wallet-connect') return route.wallet?.id === listed?.id;
  return route.view === 'connecting-wallet-connect-basic' && !listed;
}

/** Fails if the visitor disconnects the namespace meanwhile. */
function disconnected(deps: Deps, namespace: Namespace): Observable<never> {
  return deps.events$.pipe(
    filter(
      (event) => event.type === 'connection.closed' && event.namespace === namespace && event.reason === 'visitor',
    ),
    map(() => {
      throw new Failure('cancelled');
    }),
  );
}

/** The connection to the relay may break: that is reported while a visitor waits. */
function lineTo({ away$ = EMPTY }: Pick<Connector, 'away$'>, namespace: Namespace): Observable<Event> {
  return away$.pipe(
    distinctUntilChanged(),
    filter((away, at) => away || at > 0),
    map((away): Event => ({ type: 'connection.line-changed', namespace, away })),
  );
}

/** Loads the code that reads balances while the wallet asks its visitor. If that fails, it is tried again once connected. */
function chainAhead({ chain, scheduler }: Deps, namespace: Namespace): Observable<never> {
  return timer(AFTER_DRAWING, scheduler).pipe(
    mergeMap(() => chain(namespace)),
    mergeMap(() => EMPTY),
    catchError(() => EMPTY),
  );
}
