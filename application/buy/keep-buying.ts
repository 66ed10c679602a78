/** Has a purchase looked after while its screens are there. The rest is loaded for that. */
import { catchError, distinctUntilChanged, EMPTY, map, mergeMap, switchMap } from 'rxjs';
import type { Reaction } from '../deps.js';
import { isVisible } from '../navigation.js';
import { accountIdOfState } from '../selectors.js';

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
