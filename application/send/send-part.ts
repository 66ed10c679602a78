/** The part of the core that is loaded for the first transfer. */
import type { Fold } from '../engine/fold.js';
import { foldSend } from './fold-send.js';

export { editSend } from './edit-send.js';
export { keepSend } from './keep-send.js';
export { reviewSend } from './review-send.js';
export { send } from './send.js';
export { sendMax } from './send-max.js';

export const folds: readonly Fold[] = [foldSend];
