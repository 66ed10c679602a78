/** Edits the swap form, which drops its quote and build. */
import { defer, type Observable } from 'rxjs';
import { formatAmount, maxLessFee, percentOf } from '../../domain/money/amount.js';
import { gasFeeOf } from '../../domain/trade/swap.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import { topRoute } from '../shell/router.js';
import { keyOf } from './keep-swap.js';
import { loadSwap } from './load-swap.js';
import { patchSwap } from './patch-swap.js';
import type { SwapPatch, SwapState } from './state.js';
import { heldOf, swapContext } from './swap-context.js';
import { sameToken } from './token-key.js';

/** Fees may rise while the visitor reads: this multiple of the current fee is kept back. */
const FEES_KEPT = 2n;
/** The percentage of the balance that is kept back for an unknown fee. */
const KEPT_UNKNOWN = 5;

export const editSwap =
  (deps: Deps) =>
  ({ patch }: { readonly patch: SwapPatch }): Observable<Event> => {
    const { swap } = deps.state();
    const context = swapContext(deps.state());
    // Editing a form that failed to load loads it again, then applies the edit to the host's preset.
    if (swap?.status === 'failed' && context) {
      const route = topRoute(deps.state().router);
      const preset = route.view === 'swap' ? route.preset : undefined;
      return loadSwap(
        deps,
        context,
        preset,
        defer(() => edit(deps, patch)),
      );
    }
    return edit(deps, patch);
  };

function edit(deps: Deps, patch: SwapPatch): Observable<Event> {
  const { swap } = deps.state();
  if (swap?.status !== 'ready' || swap.stage !== 'editing') return happened();
  const form = edited(deps.state(), swap, patch);
  // The same order keeps its quote: no other one would be requested for it at once.
  if (keyOf({ ...swap, ...form }) === keyOf(swap)) return happened();
  return patchSwap(deps, swap.accountId, { ...form, quote: undefined, build: undefined, ended: undefined });
}

function edited(state: State, swap: SwapState, patch: SwapPatch): Partial<SwapState> {
  if (patch.turn) return turned(swap);
  if (patch.max) return swap.from ? { amountText: allOf(state, swap) } : {};
  const { amountText } = patch;
  const sides = {
    from: swap.from,
    to: swap.to,
    ...('from' in patch && { from: patch.from }),
    ...('to' in patch && { to: patch.to }),
  };
  // Choosing the other side's token swaps the sides.
  if (sameToken(sides.from, sides.to)) return turned(swap);
  // Without a token to sell, there is no amount.
  return { ...sides, amountText: sides.from ? (amountText ?? swap.amountText) : '' };
}

function turned({ from, to, quote }: SwapState): Partial<SwapState> {
  const amountText = to && quote?.status === 'ready' ? formatAmount(quote.amount, to.decimals) : '1';
  return { from: to, to: from, amountText: to ? amountText : '' };
}

function allOf(state: State, { from, gasPrice }: SwapState): string {
  const held = heldOf(state, from) ?? 0n;
  const fee = gasPrice === undefined ? percentOf(held, KEPT_UNKNOWN) : gasFeeOf(gasPrice) * FEES_KEPT;
  const rest = from?.address ? held : maxLessFee(held, fee);
  return formatAmount(rest, from?.decimals ?? 0);
}
