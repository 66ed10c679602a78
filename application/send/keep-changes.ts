/** The simulated changes of a transfer, loaded while its review is on screen. */
import { type ReviewQuestion, transferQuestion } from '../changes/review-question.js';
import type { Reaction } from '../engine/deps.js';
import type { State } from '../engine/state.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import { transferOf } from './draft.js';

export const keepChanges: Reaction = (deps) =>
  // Loaded with the form: a review that first learns of a simulation when it is on screen moves its buttons.
  deps.withPart('changes', Boolean, ({ keepReviewed }) =>
    keepReviewed(deps, (state) => (isReviewed(state) ? sendQuestion(state) : undefined)),
  );

function isReviewed(state: State): boolean {
  return isVisible(state) && topRoute(state.router).view === 'send-review';
}

/** Undefined while the form is incomplete. */
function sendQuestion(state: State): ReviewQuestion | undefined {
  try {
    const { transfer, network } = transferOf(state);
    return transferQuestion('send', transfer, network);
  } catch {
    return undefined;
  }
}
