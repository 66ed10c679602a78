/** Reads balances when another account or network comes into use, after a transfer, and while they are looked at. Stale answers are dropped. */
import { defer, distinctUntilChanged, EMPTY, filter, map, merge, type Observable, switchMap, tap, timer } from 'rxjs';
import type { Deps, Reaction } from '../deps.js';
import type { Event } from '../events.js';
import { isVisible } from '../navigation.js';
import { topRoute } from '../router.js';
import { accountIdOfState } from '../selectors.js';
import type { State } from '../state.js';
import { loadHoldings } from './load-holdings.js';

/** What was read is good for so long (S9.5). */
const LIFETIME = 30_000;

export const keepHoldings: Reaction = (deps) => {
  const { scheduler } = deps;
  /** When the next reading is due; never while one is under way. */
  let due = 0;
  const load = (): Observable<Event> =>
    defer(() => {
      due = Number.POSITIVE_INFINITY;
      return loadHoldings(deps)();
    }).pipe(
      tap({
        finalize: () => {
          due = scheduler.now() + LIFETIME;
        },
      }),
    );
  const aged$ = deps.state$.pipe(
    map(looksAtHoldings),
    distinctUntilChanged(),
    switchMap((looking) => (looking ? timer(0, 1_000, scheduler) : EMPTY)),
    filter(() => scheduler.now() >= due),
    map(() => true),
  );
  return merge(
    aged$,
    deps.state$.pipe(
      map(accountIdOfState),
      distinctUntilChanged(),
      map(() => false),
    ),
    deps.events$.pipe(
      filter((event) => event.type === 'send.confirmed' || event.type === 'request.succeeded'),
      map(() => false),
    ),
  ).pipe(switchMap((again) => (again ? load().pipe(filter((event) => isNews(deps, event))) : load())));
};

function looksAtHoldings(state: State): boolean {
  const { view } = topRoute(state.router);
  return isVisible(state) && (view === 'account' || view.startsWith('send'));
}

/** What is shown stays there until there is something else to show. */
function isNews(deps: Deps, { type }: Event): boolean {
  const state = deps.state();
  const id = accountIdOfState(state);
  const known = id !== undefined && state.account.holdings[id]?.status === 'ready';
  return type === 'holdings.loaded' || (!known && type !== 'snack.shown');
}
