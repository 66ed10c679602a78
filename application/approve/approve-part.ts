/** The part of the core that is loaded for a wallet inside the modal. */
import type { Fold } from '../engine/fold.js';
import { foldCaps } from './caps/fold-caps.js';
import { foldSimulations } from './changes/fold-simulations.js';
import { foldDangers } from './dangers/fold-dangers.js';
import { foldFees } from './fees/fold-fees.js';
import { foldQuestions } from './fold-questions.js';
import { foldDescribed } from './words/fold-described.js';
import { foldDigests } from './words/fold-digests.js';

export { answerRequests } from './answer-requests.js';
export { setSpendingCap } from './caps/set-spending-cap.js';
export { forwardRequest } from './forward-request.js';
export { rejectRequest } from './reject-request.js';

export const folds: readonly Fold[] = [
  foldQuestions,
  foldDescribed,
  foldDigests,
  foldFees,
  foldSimulations,
  foldCaps,
  foldDangers,
];
