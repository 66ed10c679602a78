/** Reads the account's lists while they are shown. Loads the code for that on first use. */
import { catchError, distinctUntilChanged, EMPTY, filter, map, mergeMap, type Observable, takeUntil } from 'rxjs';
import { accountTab } from '../account/tabs.js';
import { accountIdOfState } from '../connect/selectors.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { isVisible } from '../shell/navigation.js';

export const keepActivity: Reaction = (deps) => {
  const { services, state$ } = deps;
  if (!services?.activity && !services?.collectibles) return EMPTY;
  return state$.pipe(
    map(lookedAt),
    distinctUntilChanged(),
    mergeMap((key) => (key ? look(deps, key) : EMPTY)),
  );
};

/** The account and the list on screen. */
function lookedAt(state: State): string | undefined {
  const tab = isVisible(state) ? accountTab(state) : undefined;
  const id = accountIdOfState(state);
  return id && tab && tab !== 'tokens' ? `${tab} ${id}` : undefined;
}

function look(deps: Deps, key: string): Observable<Event> {
  const gone$ = deps.state$.pipe(filter((state) => lookedAt(state) !== key));
  return deps.parts.activity.pipe(
    takeUntil(gone$),
    mergeMap(({ lookAt }) => lookAt(deps, key.startsWith('nfts') ? 'collectibles' : 'activity', gone$)),
    catchError((error: unknown) => {
      deps.device.log('error', 'A list of the account could not be read', error);
      return EMPTY;
    }),
  );
}
