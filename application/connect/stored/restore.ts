/** Restores the stored connections without a prompt. Each ends connected or disconnected. */
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
  of,
  take,
  takeUntil,
  timer,
} from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import type { Link } from '../../ports/link.js';
import { endUnused } from './end-unused.js';
import { KEYS } from './stored-promises.js';

/** A wallet that has not appeared by then will not appear without a reload. Milliseconds. */
const RESTORE_LIMIT = 5_000;
/** A connector may have to load code and a frame over a slow network first; each has its own time limit. */
const LISTED_LIMIT = 60_000;

export const restore = (deps: Deps) => (): Observable<Event> => {
  const waiting = Object.entries(deps.state().connect.connections).flatMap(([namespace, connection]) =>
    connection.status === 'connecting' && connection.restoring
      ? [restoreOne(deps, namespace as Namespace, connection)]
      : [],
  );
  return merge(...waiting);
};

/** Restores one connection, with the last account in use if the wallet still shares it. */
export function restoreOne(
  deps: Deps,
  namespace: Namespace,
  { walletId, address }: { readonly walletId: string; readonly address?: string },
  following = false,
): Observable<Event> {
  const state = deps.state();
  const { wallets } = state.connect;
  const connectors = deps.connectors.filter(({ namespaces }) => namespaces.includes(namespace));
  // Only connectors that list the wallet now are used; if there are none, all: some find their wallets a moment later.
  const listing = connectors.filter(({ id }) =>
    wallets[id]?.some((each) => each.id === walletId && each.namespace === namespace),
  );
  let lost: unknown;
  const found$ = merge(
    ...(listing.length > 0 ? listing : connectors).map((connector) =>
      defer(() => connector.restore(walletId, namespace, state.network.chosen)).pipe(
        // The others may still know it.
        catchError((error: unknown) => {
          lost ??= error;
          return EMPTY;
        }),
      ),
    ),
  ).pipe(
    filter((link): link is Link => link !== undefined),
    takeUntil(timer(listing.length > 0 ? LISTED_LIMIT : RESTORE_LIMIT, deps.scheduler)),
  );
  return concat(found$, of(undefined)).pipe(
    take(1),
    mergeMap((link) => {
      if (link === undefined) throw lost ?? new Failure('wallet-not-found');
      // The visitor may have connected or disconnected meanwhile, which takes precedence. The other tab ends its session itself.
      const now = deps.state().connect.connections[namespace];
      if (now?.status !== 'connecting' || !now.restoring) return following ? [] : endUnused(deps, link);
      deps.links.set(namespace, link);
      const { wallet, accounts, networkId } = link;
      const opened: Event = { type: 'connection.opened', namespace, wallet, accounts, networkId, restored: true };
      // Another tab may have another session with the same wallet, and so another account.
      const wanted = (!following && deps.storage.tab?.get(KEYS.account(namespace))) || address;
      const known = accounts.find((account) => account.address === wanted)?.address;
      return known ? happened(opened, { type: 'account.selected', namespace, address: known }) : happened(opened);
    }),
    catchError((error) =>
      of(toFailure(error)).pipe(
        map(
          (failure): Event => ({ type: 'connection.failed', namespace, walletId, failure, restoring: true, following }),
        ),
      ),
    ),
  );
}
