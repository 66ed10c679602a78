/** Everything that goes on by itself around the account in use. */
import { catchError, EMPTY, filter, merge, mergeMap, type Observable, take } from 'rxjs';
import { keepActivity } from '../activity/keep-activity.js';
import { keepBuying } from '../buy/keep-buying.js';
import { connectedOf } from '../connect/selectors.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import { keepHoldings } from './keep-holdings.js';

export const keepAccount: Reaction = (deps) =>
  merge(keepHoldings(deps), keepActivity(deps), keepFaces(deps), whenSwapping(deps), keepBuying(deps));

/** Names and pictures. Where what tells them cannot be loaded, addresses and letters do. */
function keepFaces(deps: Deps): Observable<Event> {
  const { catalogue, parts, state$ } = deps;
  const pictures$ = state$.pipe(
    filter((state) => catalogue !== undefined && isVisible(state) && connectedOf(state) !== undefined),
    take(1),
    mergeMap(() => parts.catalogue),
    mergeMap(({ keepPictures }) => keepPictures(true)(deps)),
    catchError(() => EMPTY),
  );
  const names$ = parts.accounts.pipe(
    mergeMap(({ keepAccounts }) => keepAccounts(deps)),
    catchError(() => EMPTY),
  );
  return merge(names$, pictures$);
}

function whenSwapping(deps: Deps): Observable<Event> {
  if (!deps.services?.swaps) return EMPTY;
  return deps.state$.pipe(
    filter((state) => isVisible(state) && topRoute(state.router).view === 'swap'),
    take(1),
    mergeMap(() => deps.parts.swap),
    mergeMap(({ keepSwap }) => keepSwap(deps)),
  );
}
