/** Follows a live connection: accounts, network and loss as the wallet reports them. */
import { catchError, EMPTY, filter, map, merge, mergeMap, type Observable, takeUntil } from 'rxjs';
import type { Namespace } from '../../domain/caip.js';
import type { Deps, Reaction } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import type { LinkChange } from '../ports.js';

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

/** Closed, replaced by another one, or replaced in another tab whose connection is taken up here. */
function ends(event: Event, namespace: Namespace): boolean {
  if (event.type === 'connection.opened') return openedBy(event).includes(namespace);
  if (event.type === 'connection.started') return event.restoring && event.namespace === namespace;
  return event.type === 'connection.closed' && event.namespace === namespace;
}

function changes(deps: Deps, namespace: Namespace): Observable<Event> {
  const link = deps.links.get(namespace);
  if (!link) return EMPTY;
  return link.changes$.pipe(
    map((change) => eventOf(deps, namespace, change)),
    catchError(() => happened(eventOf(deps, namespace, { type: 'lost' }))),
    takeUntil(deps.events$.pipe(filter((event) => ends(event, namespace)))),
  );
}

function eventOf(deps: Deps, namespace: Namespace, change: LinkChange): Event {
  switch (change.type) {
    case 'accounts':
      return { type: 'accounts.changed', namespace, accounts: change.accounts };
    case 'network':
      return { type: 'network.changed', namespace, networkId: change.networkId };
    case 'lost':
      deps.links.delete(namespace);
      return { type: 'connection.closed', namespace, reason: 'wallet' };
  }
}
