/** Published as `porthole/buy`: buying from your own UI. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { BuyPatch } from './state.js';

export type { BuyPatch, BuyState } from './state.js';

/**
 * Changes the buy form while its screen is open: amount, payment currency and method, and the currency to buy. The quote
 * follows in `state.buy.quote`. Fails with `adapter-not-found` if there is no form.
 */
export function editBuy(modal: Runner, patch: BuyPatch): Promise<Outcome> {
  return modal.run({ type: 'edit-buy', patch });
}

/**
 * Opens the seller's page for the filled-in form and waits for the purchase to arrive; for a seller whose purchases
 * cannot be followed, resolves at once. The page opens in a new window, so call it inside a user gesture; if the
 * browser blocks the window, `state.buy.step.page` has its URL. Fails with `connector-not-found` for an unknown seller,
 * `invalid-amount` outside the limits, `timed-out` if no purchase is reported in three minutes or it is still pending
 * after 30, `request-failed` if it fails, `cancelled` if the visitor closes the screen.
 */
export function buy(modal: Runner, sellerId: string): Promise<Outcome> {
  return modal.run({ type: 'buy', sellerId });
}
