/** Keeps the list of available wallets current, also while the modal is open. */
import { catchError, defer, EMPTY, map, merge, mergeMap, of, timer } from 'rxjs';
import type { Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';

/** A connector that has listed nothing by then is no longer waited for; its wallets are still shown later. */
const LISTING_LIMIT = 20_000;

export const discoverWallets: Reaction = (deps) =>
  merge(
    ...deps.connectors.map((connector) => {
      const listed = (wallets: Extract<Event, { type: 'wallets.changed' }>['wallets']): Event => ({
        ...{ type: 'wallets.changed', connectorId: connector.id, wallets },
      });
      const nothing$ = defer(() => (connector.id in deps.state().connect.wallets ? EMPTY : of(listed([]))));
      return merge(
        // A connector that fails must not hide the wallets of the others, or be waited for.
        defer(() => connector.wallets$).pipe(
          map(listed),
          catchError(() => nothing$),
        ),
        defer(() => (connector.id in deps.state().connect.wallets ? EMPTY : timer(LISTING_LIMIT, deps.scheduler))).pipe(
          mergeMap(() => nothing$),
        ),
      );
    }),
  );
