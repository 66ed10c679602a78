/** For each account and network that the send form is shown with: chooses the native currency if it has none, and loads past recipients. */
import { catchError, distinctUntilChanged, EMPTY, map, merge, mergeMap, type Observable } from 'rxjs';
import { nativeToken } from '../account/holdings/native-token.js';
import { accountIdOfState, networkOf } from '../connect/selectors.js';
import type { Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';

export const beginSend: Reaction = (deps) =>
  deps.state$.pipe(
    map((state) => (isVisible(state) && topRoute(state.router).view === 'send' ? accountIdOfState(state) : undefined)),
    distinctUntilChanged(),
    // Leaving the form does not cancel the request: other parts wait for its answer as well.
    mergeMap((accountId): Observable<Event> => {
      const { send, config } = deps.state();
      const network = networkOf(deps.state());
      if (!accountId || !network || network.unsupported) return EMPTY;
      const familiar$ =
        deps.services?.activity && config.features.history
          ? deps.parts.activity.pipe(
              mergeMap(({ readFirst }) => readFirst(deps)),
              // Look-alike addresses are not recognized then.
              catchError(() => EMPTY),
            )
          : EMPTY;
      const chosen = send.token ? EMPTY : happened({ type: 'send.edited', patch: { token: nativeToken(network) } });
      return merge(chosen, familiar$);
    }),
  );
