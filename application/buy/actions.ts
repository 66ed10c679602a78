/** Published as `porthole/buy`: buying from a UI of your own. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { BuyPatch } from './state.js';

export type { BuyPatch } from './state.js';

/** Fills in what to buy: an amount, what to pay with and what for. What it comes to stands in `state.buy.quote` a moment later. */
export function editBuy(modal: Runner, patch: BuyPatch): Promise<Outcome> {
  return modal.run({ type: 'edit-buy', patch });
}

/**
 * Opens the page of a seller for what was filled in, and waits until what was bought there has come. Call it inside the visitor's
 * gesture: the page has a window of its own. Where the browser opens none, `state.buy.step.page` says where it is. Fails with `invalid-amount`
 * beyond the limits, `timed-out` after three minutes without news, `cancelled` when the visitor closes the screen.
 */
export function buy(modal: Runner, sellerId: string): Promise<Outcome> {
  return modal.run({ type: 'buy', sellerId });
}
