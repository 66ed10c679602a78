/** Published as `porthole/swap`: swapping from your own UI. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { SwapPatch } from './state.js';

export type { SwapPatch, SwapState } from './state.js';

/**
 * Changes the swap form while it is shown: tokens and the amount as typed; `turn` swaps the two sides, `max` takes the
 * whole balance less the network fee.
 */
export function editSwap(modal: Runner, patch: SwapPatch): Promise<Outcome> {
  return modal.run({ type: 'edit-swap', patch });
}

/**
 * Requests the next transaction of the reviewed swap from the wallet: the token approval if needed, else the swap.
 * Resolves when the network has confirmed it. Sends `state.swap.build`, and fails with `invalid-options` if there is
 * none; also with `already-pending`, `insufficient-funds`, `invalid-amount`, `rejected`, `transaction-reverted`,
 * `timed-out` and the codes of other wallet errors.
 */
export function swap(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'swap' });
}
