/** Keeps the swap form current while it is on screen: tokens, fresh quotes, and the built transaction. */
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  switchMap,
  timer,
} from 'rxjs';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import { buildSwap } from './build-swap.js';
import { loadSwap } from './load-swap.js';
import { quoteSwap } from './quote-swap.js';
import type { SwapPreset, SwapState } from './state.js';
import { swapContext } from './swap-context.js';
import { swapQuestion } from './swap-question.js';
import { tokenKey } from './token-key.js';

const TYPING_PAUSE = 200;
/** The maximum age of a visible quote. Milliseconds. */
const REFRESH = 10_000;

export const keepSwap: Reaction = (deps) =>
  merge(
    load$(deps),
    quote$(deps),
    // Loaded with the form: a review that first learns of a simulation when it is on screen moves its buttons.
    deps.withPart('changes', Boolean, ({ keepReviewed }) => keepReviewed(deps, swapQuestion)),
  );

/** Once per account and network that the form is shown with, and again after each swap. */
function load$(deps: Deps): Observable<Event> {
  /** The host's preset was applied, and the form has been changed since. */
  let filled: SwapPreset | undefined;
  const closed$ = deps.events$.pipe(filter((event) => event.type === 'swap.changed' && !event.swap));
  return deps.state$.pipe(
    map((state) => {
      const route = topRoute(state.router);
      const accountId = route.view === 'swap' && isVisible(state) ? swapContext(state)?.accountId : undefined;
      return accountId && route.view === 'swap' ? accountId + JSON.stringify(route.preset) : undefined;
    }),
    distinctUntilChanged(),
    switchMap((asked) => {
      if (!asked) return EMPTY;
      // Not during the emission of the same change: observers would get the result after it, and the form does not exist yet.
      return merge([0], closed$).pipe(
        switchMap(() => timer(0, deps.scheduler)),
        switchMap(() => {
          const route = topRoute(deps.state().router);
          const preset = route.view === 'swap' ? route.preset : undefined;
          const wanted = preset !== filled;
          filled = preset;
          return begin$(deps, preset, wanted);
        }),
      );
    }),
  );
}

function begin$(deps: Deps, preset: SwapPreset | undefined, wanted: boolean): Observable<Event> {
  const state = deps.state();
  const context = swapContext(state);
  const { swap } = state;
  const known = swap?.accountId === context?.accountId && (swap?.status === 'ready' || swap?.status === 'unsupported');
  return !context || (known && !(preset && wanted)) ? EMPTY : loadSwap(deps, context, preset);
}

/** A quote of another or an invisible form is dropped: its request is cancelled. */
function quote$(deps: Deps): Observable<Event> {
  return deps.state$.pipe(
    map((state) => {
      const { view } = topRoute(state.router);
      const { swap } = state;
      const looked = isVisible(state) && (view === 'swap' || view === 'swap-preview');
      return looked && swap?.status === 'ready' && swap.stage === 'editing' ? `${keyOf(swap)} ${view}` : undefined;
    }),
    distinctUntilChanged(),
    switchMap((key) => {
      if (key === undefined) return EMPTY;
      const preview = key.endsWith('swap-preview');
      const { quote } = deps.state().swap ?? {};
      // A fresh quote of the other screen is valid here.
      const pause = quote?.status === 'ready' ? (preview ? 0 : REFRESH) : TYPING_PAUSE;
      return timer(pause, REFRESH, deps.scheduler).pipe(
        filter(() => !deps.device.hidden),
        // A slow request is not repeated while it is pending: it would never complete.
        exhaustMap(() =>
          preview
            ? concat(
                quoteSwap(deps),
                defer(() => buildSwap(deps)),
              )
            : quoteSwap(deps),
        ),
      );
    }),
  );
}

/** The native currency is another key than no token. */
export function keyOf({ accountId, from, to, amountText }: SwapState): string {
  return JSON.stringify([accountId, from && tokenKey(from), to && tokenKey(to), amountText]);
}
