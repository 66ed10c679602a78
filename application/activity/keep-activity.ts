/** Reads the account's lists while they are shown. Loads the code for that on first use. */
import { distinctUntilChanged, EMPTY, filter, map, mergeMap, type Observable, takeUntil } from 'rxjs';
import type { AccountId } from '../../domain/network/caip.js';
import { accountTab } from '../account/tabs.js';
import { accountIdOfState } from '../connect/selectors.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { isVisible } from '../shell/navigation.js';
import { withShownPart } from '../shell/shown-part.js';
import { NO_PAGES, type PagesName } from './state.js';

export const keepActivity: Reaction = (deps) => {
  const { services, state$ } = deps;
  if (!services?.activity && !services?.collectibles) return EMPTY;
  return state$.pipe(
    map(lookedAt),
    distinctUntilChanged(),
    mergeMap((key) => (key ? look(deps, key) : EMPTY)),
  );
};

export const UNAVAILABLE: Event = {
  type: 'snack.shown',
  snack: { kind: 'error', message: 'transactions-unavailable', autoClose: true },
};

/** The account and the list on screen. */
function lookedAt(state: State): string | undefined {
  const tab = isVisible(state) ? accountTab(state) : undefined;
  const id = accountIdOfState(state);
  return id && tab && tab !== 'tokens' ? `${tab} ${id}` : undefined;
}

function look(deps: Deps, key: string): Observable<Event> {
  const gone$ = deps.state$.pipe(filter((state) => lookedAt(state) !== key));
  const list: PagesName = key.startsWith('nfts') ? 'collectibles' : 'activity';
  return withShownPart(deps, {
    part$: deps.parts.activity.pipe(takeUntil(gone$)),
    use: ({ lookAt }) => lookAt(deps, list, gone$),
    lost: (failure) => {
      const accountId = key.slice(key.indexOf(' ') + 1) as AccountId;
      const { lists } = deps.state();
      const pages = { ...(lists[list][accountId] ?? NO_PAGES), status: 'failed', failure };
      const change = { lists: { ...lists, [list]: { ...lists[list], [accountId]: pages } } };
      const failed = { type: 'pages.failed', list, accountId, pages, more: false, failure } as Event;
      return list === 'activity' ? [change, failed, UNAVAILABLE] : [change, failed];
    },
    again: ({ type }) => type === 'pages.requested',
    gone$,
  });
}
