/** Repeats what the visitor does in another tab of the site: connect, disconnect, account, network. */
import { delay, EMPTY, filter, merge, mergeMap, type Observable, take } from 'rxjs';
import { NAMESPACES, type Namespace, namespaceOf } from '../../../domain/network/caip.js';
import { isNetworkId } from '../../../domain/network/is-network-id.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import { closeConnection } from '../disconnect.js';
import { connectedOf } from '../selectors.js';
import { connectionOf } from '../status-of.js';
import { KEYS, promisedConnection } from './stored-promises.js';
import { takeOver } from './take-over.js';

/**
 * What the change of a key requires; without a key, of all keys. Reads what is stored now instead of the event's value: two tabs that write
 * at once still end up agreeing.
 */
export function followOtherTab(deps: Deps, key: string | undefined): Observable<Event> {
  if (key === KEYS.network) return followNetwork(deps);
  const namespace = NAMESPACES.find((each) => key === KEYS.wallet(each) || key === KEYS.account(each));
  if (namespace) return followConnection(deps, namespace);
  // Everything was cleared.
  return key === undefined ? merge(...NAMESPACES.map((each) => gone(deps, each))) : EMPTY;
}

function followConnection(deps: Deps, namespace: Namespace): Observable<Event> {
  const promised = promisedConnection(deps.storage, namespace);
  if (!promised) return gone(deps, namespace);
  const connection = connectionOf(deps.state(), namespace);
  const { walletId, address } = promised;
  if (connection.status === 'connected' && connection.wallet.id === walletId) {
    // With a separate session, another tab has a separate account.
    if (deps.storage.get(KEYS.session(namespace)) !== deps.links.get(namespace)?.session) return EMPTY;
    const known = connection.accounts.some((account) => account.address === address);
    if (!address || !known || connection.account.address === address) return EMPTY;
    return happened({ type: 'account.selected', namespace, address });
  }
  if (connection.status !== 'connecting') return takeOver(deps, namespace);
  // An attempt of this tab is not replaced, unless it fails.
  return connection.restoring ? EMPTY : whenFailed(deps, namespace);
}

function whenFailed(deps: Deps, namespace: Namespace): Observable<Event> {
  return deps.events$.pipe(
    filter(({ type }) => /^connection\.(opened|closed|failed)$/.test(type)),
    filter((event) => 'namespace' in event && event.namespace === namespace),
    take(1),
    // After the event, so that what follows finds its state.
    delay(0, deps.scheduler),
    mergeMap(({ type }) => (type === 'connection.failed' ? followConnection(deps, namespace) : EMPTY)),
  );
}

/** Also one that is being restored: it ended elsewhere. */
function gone(deps: Deps, namespace: Namespace): Observable<Event> {
  const connection = connectionOf(deps.state(), namespace);
  const here = connection.status === 'connected' || (connection.status === 'connecting' && connection.restoring);
  return here ? closeConnection(deps, namespace, 'elsewhere') : EMPTY;
}

/** A connected wallet reports its network itself. */
function followNetwork(deps: Deps): Observable<Event> {
  const id = deps.storage.get(KEYS.network);
  const { config, network } = deps.state();
  if (!isNetworkId(id) || !config.networks.some((known) => known.caipNetworkId === id)) return EMPTY;
  const namespace = namespaceOf(id);
  if (connectedOf(deps.state(), namespace) || network.chosen[namespace] === id) return EMPTY;
  return happened({ type: 'network.switched', networkId: id, outcome: 'selected' });
}
