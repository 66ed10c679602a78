/** The part of the core that is loaded when a wallet lives inside the modal. */
import type { Fold } from '../engine/fold.js';
import { foldCaps } from './fold-caps.js';
import { foldDangers } from './fold-dangers.js';
import { foldDescribed } from './fold-described.js';
import { foldDigests } from './fold-digests.js';
import { foldFees } from './fold-fees.js';
import { foldQuestions } from './fold-questions.js';
import { foldSimulations } from './fold-simulations.js';

export { answerRequests } from './answer-requests.js';
export { forwardRequest } from './forward-request.js';
export { rejectRequest } from './reject-request.js';
export { setSpendingCap } from './set-spending-cap.js';

export const folds: readonly Fold[] = [
  foldQuestions,
  foldDescribed,
  foldDigests,
  foldFees,
  foldSimulations,
  foldCaps,
  foldDangers,
];
