/** Switches to a configured network: in the wallet if one is connected, else as the dapp's choice. Has one outcome. */
import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  skipWhile,
  take,
  takeWhile,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { type Namespace, type NetworkId, namespaceOf } from '../../domain/network/caip.js';
import type { Wallet } from '../../domain/wallet/wallet.js';
import { connect } from '../connect/connect.js';
import { connectedNamespaces, connectedOf, walletOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { Link } from '../ports/link.js';
import { isVisible } from '../shell/navigation.js';
import { untilLeft } from '../shell/until-left.js';

export const switchNetwork =
  (deps: Deps) =>
  ({ networkId }: { readonly networkId: NetworkId }): Observable<Event> => {
    const state = deps.state();
    const network = state.config.networks.find((known) => known.caipNetworkId === networkId);
    if (!network) {
      const failure = new Failure('network-not-configured', 'Network Not Found', { data: { networkId } });
      return happened(
        { type: 'alert.due', key: 'SWITCH_NETWORK_NOT_FOUND' },
        { type: 'network.switch-failed', networkId, failure },
      );
    }
    const namespace = namespaceOf(networkId);
    const connected = connectedOf(state, namespace);
    if (!connected && connectedNamespaces(state).length > 0) return connectFirst(deps, networkId);
    if (!connected) return happened({ type: 'network.switched', networkId, outcome: 'selected' });
    if (connected.networkId === networkId)
      return happened({ type: 'network.switched', networkId, outcome: 'switched' });

    const link = deps.links.get(namespace);
    const switch$ = deps.chain(namespace).pipe(
      mergeMap((chain) => defer(() => chain.switchNetwork(deps.links.need(namespace), network))),
      take(1),
      mergeMap(
        (outcome): Observable<Event> =>
          happened({ type: 'network.changed', namespace, networkId }, { type: 'network.switched', networkId, outcome }),
      ),
    );
    return concat(
      happened({ type: 'network.switch-started', networkId }),
      merge(
        switch$.pipe(
          untilLeft(
            deps,
            (route) => route.view === 'switch-network' && route.networkId === networkId,
            'network.switched',
          ),
        ),
        replaced(deps, namespace, link),
      ).pipe(
        takeWhile((event) => event.type !== 'network.switched', true),
        catchError((error) => happened({ type: 'network.switch-failed', networkId, failure: toFailure(error) })),
      ),
    );
  };

/**
 * A visitor who is connected in other namespaces needs a wallet for this one first: the embedded wallet if it supports it, else the modal
 * opens for that. Leaving it keeps the network.
 */
function connectFirst(deps: Deps, networkId: NetworkId): Observable<Event> {
  const namespace = namespaceOf(networkId);
  const inside = walletInside(deps.state(), namespace);
  if (inside) {
    return concat(
      connect(deps)({ wallet: inside.id, namespace }).pipe(
        mergeMap((event) =>
          event.type === 'connection.failed'
            ? happened(event, { type: 'network.switch-failed', networkId, failure: event.failure })
            : happened(event),
        ),
      ),
      defer(() => (connectedOf(deps.state(), namespace) ? switchNetwork(deps)({ networkId }) : EMPTY)),
    );
  }
  const isAsked = (state: State) =>
    isVisible(state) && state.router.history.some(({ view }) => view === 'switch-active-chain');
  const connected$ = deps.state$.pipe(filter((state) => connectedOf(state, namespace) !== undefined));
  const left$ = deps.state$.pipe(
    skipWhile((state) => !isAsked(state)),
    filter((state) => !isAsked(state)),
    map(() => {
      throw new Failure('cancelled');
    }),
  );
  return concat(
    happened({ type: 'connection.wanted', networkId }),
    merge(connected$, left$).pipe(
      take(1),
      mergeMap(() => switchNetwork(deps)({ networkId })),
      catchError((error) => happened({ type: 'network.switch-failed', networkId, failure: toFailure(error) })),
    ),
  );
}

/** The connected embedded wallet, if it supports the namespace. */
function walletInside(state: State, namespace: Namespace): Wallet | undefined {
  const inside = connectedNamespaces(state).flatMap((each) => walletOf(state, each) ?? []);
  return Object.values(state.connect.wallets)
    .flat()
    .find(
      (wallet) => wallet.type === 'AUTH' && wallet.namespace === namespace && inside.some(({ id }) => id === wallet.id),
    );
}

/** Fails once another wallet has replaced the requested one: a late approval changes nothing. */
function replaced(deps: Deps, namespace: Namespace, link: Link | undefined): Observable<never> {
  return deps.events$.pipe(
    filter(() => deps.links.get(namespace) !== link),
    map(() => {
      throw new Failure('cancelled');
    }),
  );
}
