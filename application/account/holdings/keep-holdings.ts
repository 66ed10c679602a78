/** Reads balances when the account or network changes, after a transfer, and regularly while they are shown. Stale answers are dropped. */
import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { AccountId } from '../../../domain/network/caip.js';
import { accountIdOfState } from '../../connect/selectors.js';
import type { Deps } from '../../engine/deps.js';
import type { Event, EventType } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import type { State } from '../../engine/state.js';
import { isVisible } from '../../shell/navigation.js';
import { topRoute } from '../../shell/router.js';
import { keptHoldings, LIFETIME } from './kept-holdings.js';
import { readHoldings } from './load-holdings.js';

/** `moved`: events after which balances may have changed. */
export const keepHoldings = (deps: Deps, moved: readonly EventType[]): Observable<Event> => {
  const { scheduler } = deps;
  /** When the next reading is due; never while one is pending. */
  let due = 0;
  const load = (anew: boolean): Observable<Event> =>
    defer(() => {
      due = Number.POSITIVE_INFINITY;
      return readHoldings(deps, anew);
    }).pipe(
      tap({
        finalize: () => {
          due = scheduler.now() + LIFETIME;
        },
      }),
    );
  /** An account that was read recently is not read again. */
  const turnTo = (id: AccountId | undefined): Observable<Event> => {
    const entry = id && deps.state().account.holdings[id];
    // A request that was cancelled for another account returned nothing new.
    const interrupted = entry?.status === 'loading';
    const young = entry?.at !== undefined && scheduler.now() - entry.at <= LIFETIME;
    const known = young && !interrupted ? entry.at : undefined;
    const kept = id && known === undefined && !interrupted ? keptHoldings(deps).get(id) : undefined;
    const at = known ?? kept?.at;
    if (!id || at === undefined) return load(interrupted);
    due = at + LIFETIME;
    return kept ? happened({ type: 'holdings.loaded', accountId: id, ...kept }) : EMPTY;
  };
  const aged$ = deps.state$.pipe(
    map(looksAtHoldings),
    distinctUntilChanged(),
    switchMap((looking) => (looking ? timer(0, 1_000, scheduler) : EMPTY)),
    filter(() => !deps.device.hidden && scheduler.now() >= due),
    map(() => load(false).pipe(filter((event) => isNews(deps, event)))),
  );
  /** Holdings of a disconnected account are removed. */
  const forgotten$ = deps.events$.pipe(
    filter(({ type }) => type === 'connection.closed'),
    tap(() => {
      for (const cache of ['portfolio_cache', 'identity_cache']) deps.storage.set(cache, undefined);
    }),
    mergeMap(() => EMPTY),
  );
  const read$ = merge(
    aged$,
    deps.state$.pipe(map(accountIdOfState), distinctUntilChanged(), map(turnTo)),
    deps.events$.pipe(
      filter((event) => moved.includes(event.type)),
      map(() => load(true)),
    ),
  ).pipe(switchMap((reading$) => reading$));
  return merge(forgotten$, read$);
};

function looksAtHoldings(state: State): boolean {
  const { view } = topRoute(state.router);
  return isVisible(state) && /^(account$|send|swap)/.test(view);
}

/** Known balances stay visible until there are new ones. */
function isNews(deps: Deps, { type }: Event): boolean {
  const state = deps.state();
  const id = accountIdOfState(state);
  const known = id !== undefined && state.account.holdings[id]?.status === 'ready';
  return type === 'holdings.loaded' || (!known && type !== 'snack.shown');
}
