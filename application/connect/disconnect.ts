/**
 * Ends one connection or all: at once for the visitor, then in the wallet if it supports that. With the last one, what could not be restored
 * and is kept for the next visit is forgotten: to the visitor, everything is disconnected.
 */
import { catchError, concat, defer, EMPTY, map, merge, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { NAMESPACES, type Namespace } from '../../domain/network/caip.js';
import type { Connection } from '../../domain/wallet/connection.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';

export const disconnect =
  (deps: Deps) =>
  ({ namespace }: { readonly namespace?: Namespace | undefined }): Observable<Event> => {
    const { connections, activeNamespace } = deps.state().connect;
    // The one in use comes last, so that no other becomes active for a moment.
    const all = (Object.keys(connections) as Namespace[]).sort(
      (a, b) => Number(a === activeNamespace) - Number(b === activeNamespace),
    );
    const asked = namespace ? together(deps, namespace) : all;
    const live = all.filter((each) => connections[each]?.status !== 'disconnected');
    const isLast = live.length > 0 && live.every((each) => asked.includes(each));
    const kept = isLast ? all.filter((each) => isKept(connections[each])) : [];
    return merge(...[...new Set([...kept, ...asked])].map((each) => closeConnection(deps, each, 'visitor')));
  };

function isKept(connection: Connection | undefined): boolean {
  return connection?.status === 'disconnected' && connection.reason === 'not-restored';
}

/** The namespace, and those that share its session with the wallet. */
function together(deps: Deps, namespace: Namespace): readonly Namespace[] {
  const session = deps.links.get(namespace)?.session;
  const others = NAMESPACES.filter((each) => session !== undefined && deps.links.get(each)?.session === session);
  return [namespace, ...others.filter((each) => each !== namespace)];
}

/**
 * `elsewhere`: in another tab. This disconnects a browser wallet for both tabs; a session may belong to this tab, and then only this tab
 * can end it.
 */
export function closeConnection(deps: Deps, namespace: Namespace, reason: 'visitor' | 'elsewhere'): Observable<Event> {
  return defer(() => {
    const link = deps.links.get(namespace);
    deps.links.delete(namespace);
    const closed: Event = { type: 'connection.closed', namespace, reason };
    const notify = reason === 'visitor' || link?.session;
    // The page's own data is removed first: a wallet that hangs cannot keep the visitor connected.
    return concat(happened(closed), link && notify ? link.disconnect() : EMPTY);
  }).pipe(
    map((event) => event),
    catchError((cause) =>
      happened({
        type: 'disconnect.failed',
        failure: new Failure('disconnect-failed', 'Failed to disconnect', { cause }),
      }),
    ),
  );
}
