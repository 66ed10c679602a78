/** Published as `porthole/send`: sending from your own UI. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { SendPatch } from './state.js';

export type { SendPatch, SendState } from './state.js';

/** Changes the send form. The current fee follows in `state.send.fee`. */
export function editSend(modal: Runner, patch: SendPatch): Promise<Outcome> {
  return modal.run({ type: 'edit-send', patch });
}

/** Fills in the whole balance of the chosen token, less the fee if it is paid in that token. */
export function sendMax(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'send-max' });
}

/**
 * Checks the send form and shows the review screen. Fails with `not-connected`, `token-required`,
 * `amount-and-receiver-required`, `invalid-amount`, `invalid-address`, `insufficient-funds`, `unsupported-chain`,
 * `network-undefined`, `network-mismatch`, and as the estimate of the fee.
 */
export function reviewSend(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'review-send' });
}

/**
 * Requests the reviewed transfer from the wallet. Resolves when the network has confirmed it. Fails as `reviewSend`
 * does, and with `rejected`, `transaction-reverted`, `timed-out` and the codes of other wallet errors.
 */
export function send(modal: Runner): Promise<Outcome<{ readonly hash: string }>> {
  return modal.run({ type: 'send' });
}
