/** Published as `porthole/swap`: swapping from a UI of your own. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { SwapPatch } from './state.js';

export type { SwapPatch } from './state.js';

/**
 * Fills the swap form, once it is on screen: tokens, the amount as typed; `turn` changes the two sides, `max` takes all there is,
 * less the network's fee.
 */
export function editSwap(modal: Runner, patch: SwapPatch): Promise<Outcome> {
  return modal.run({ type: 'edit-swap', patch });
}

/**
 * Requests from the wallet what the reviewed swap needs next: the token approval, else the swap. Ends when the network
 * has confirmed it. Sends what `state.swap.build` says, and fails with `invalid-options` while it says nothing.
 */
export function swap(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'swap' });
}
