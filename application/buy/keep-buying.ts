/** Follows a purchase while its screens are shown. Loads the code for that on first use. */
import { distinctUntilChanged, EMPTY, map, switchMap } from 'rxjs';
import { accountIdOfState } from '../connect/selectors.js';
import type { Reaction } from '../engine/deps.js';
import { isVisible } from '../shell/navigation.js';
import { withShownPart } from '../shell/shown-part.js';
import { NO_OFFERS } from './no-offers.js';
import type { BuyState } from './state.js';

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
            ? withShownPart(deps, {
                part$: deps.parts.buy,
                use: ({ beginBuying }) => beginBuying(deps),
                lost: (failure) => {
                  const buy: BuyState = { ...NO_OFFERS, accountId, status: 'failed', failure };
                  return [{ buy }, { type: 'buy.changed', patch: buy, failure }];
                },
                again: (event) => event.type === 'buy.changed' && event.patch?.status === 'loading',
              })
            : EMPTY,
        ),
      )
    : EMPTY;
