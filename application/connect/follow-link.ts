/** Follows a live connection: accounts, network and loss, as the wallet reports them. */
import { catchError, EMPTY, filter, merge, mergeMap, type Observable, of, takeUntil } from 'rxjs';
import type { Namespace } from '../../domain/network/caip.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { Link, LinkChange } from '../ports/link.js';
import { takeOver } from './stored/take-over.js';

export const followLink: Reaction = (deps) =>
  deps.events$.pipe(
    mergeMap((event) =>
      event.type === 'connection.opened'
        ? merge(...openedBy(event).map((namespace) => changes(deps, namespace)))
        : EMPTY,
    ),
  );

function openedBy(event: Extract<Event, { type: 'connection.opened' }>): readonly Namespace[] {
  return [event, ...(event.also ?? [])].map(({ namespace }) => namespace);
}

/** Closed, replaced by another connection, or replaced in another tab whose connection is restored here. */
function ends(event: Event, namespace: Namespace): boolean {
  if (event.type === 'connection.opened') return openedBy(event).includes(namespace);
  if (event.type === 'connection.started') return event.restoring && event.namespace === namespace;
  return event.type === 'connection.closed' && event.namespace === namespace;
}

function changes(deps: Deps, namespace: Namespace): Observable<Event> {
  const link = deps.links.get(namespace);
  if (!link) return EMPTY;
  return link.changes$.pipe(
    catchError(() => of<LinkChange>({ type: 'lost' })),
    takeUntil(deps.events$.pipe(filter((event) => ends(event, namespace)))),
    mergeMap((change) => followed(deps, namespace, change)),
  );
}

function followed(deps: Deps, namespace: Namespace, change: LinkChange): Observable<Event> {
  switch (change.type) {
    case 'accounts':
      return happened({ type: 'accounts.changed', namespace, accounts: change.accounts });
    case 'network':
      return happened({ type: 'network.changed', namespace, networkId: change.networkId });
    case 'joined':
      return joined(deps, change.link);
    case 'replaced':
      return takeOver(deps, namespace);
    case 'lost':
      deps.links.delete(namespace);
      return happened({ type: 'connection.closed', namespace, reason: 'wallet' });
  }
}

/** A namespace of another wallet stays with that wallet. */
function joined({ links }: Deps, link: Link): Observable<Event> {
  const { wallet, accounts, networkId } = link;
  const { namespace } = wallet;
  if (links.get(namespace)) return EMPTY;
  links.set(namespace, link);
  return happened({ type: 'connection.opened', namespace, wallet, accounts, networkId, restored: true });
}
