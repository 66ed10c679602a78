/** Published as `porthole/send`: sending from a UI of your own. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { SendPatch } from './state.js';

export type { SendPatch } from './state.js';

/** Fills the send form. */
export function editSend(modal: Runner, patch: SendPatch): Promise<Outcome> {
  return modal.run({ type: 'edit-send', patch });
}

/** Fills in all there is of the chosen token, less the fee where the token pays it. */
export function sendMax(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'send-max' });
}

/** Checks the form and shows the review screen. */
export function reviewSend(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'review-send' });
}

/** Requests the reviewed transfer from the wallet. Ends when the network has confirmed it. */
export function send(modal: Runner): Promise<Outcome<{ readonly hash: string }>> {
  return modal.run({ type: 'send' });
}
