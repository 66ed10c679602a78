/** Follows a purchase while its screens are shown. Loads the code for that on first use. */
import { catchError, distinctUntilChanged, EMPTY, map, mergeMap, switchMap } from 'rxjs';
import { accountIdOfState } from '../connect/selectors.js';
import type { Reaction } from '../engine/deps.js';
import { isVisible } from '../shell/navigation.js';

export const keepBuying: Reaction = (deps) =>
  deps.services?.onramp
    ? deps.state$.pipe(
        map((state) => {
          const shown = isVisible(state) && state.router.history.some(({ view }) => /^(on-ramp|buy)-/.test(view));
          return shown ? accountIdOfState(state) : undefined;
        }),
        distinctUntilChanged(),
        switchMap((accountId) =>
          accountId
            ? deps.parts.buy.pipe(
                mergeMap(({ beginBuying }) => beginBuying(deps)),
                catchError((error: unknown) => {
                  deps.device.log('error', 'Buying could not be loaded', error);
                  return EMPTY;
                }),
              )
            : EMPTY,
        ),
      )
    : EMPTY;
