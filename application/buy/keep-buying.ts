/** Follows a purchase while its screens are shown. Loads the code for that on first use. */
import { distinctUntilChanged, EMPTY, map, switchMap } from 'rxjs';
import { accountIdOfState } from '../connect/selectors.js';
import type { Reaction } from '../engine/deps.js';
import { withShownPart } from '../engine/shown-part.js';
import { isVisible } from '../shell/navigation.js';
import { foldBuy } from './fold-buy.js';
import { NO_OFFERS } from './no-offers.js';

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
                  deps.folds.add(foldBuy);
                  return [
                    { type: 'buy.changed', patch: { ...NO_OFFERS, accountId, status: 'failed', failure }, failure },
                  ];
                },
                again: (event) => event.type === 'buy.changed' && event.patch?.status === 'loading',
              })
            : EMPTY,
        ),
      )
    : EMPTY;
