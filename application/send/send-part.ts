/** The part of the core that is loaded for the first transfer. */
import type { Fold } from '../engine/fold.js';
import { foldSend } from './fold-send.js';

export { beginSend } from './begin-send.js';
export { editSend } from './edit-send.js';
export { keepChanges } from './keep-changes.js';
export { keepFee } from './keep-fee.js';
export { keepName } from './keep-name.js';
export { reviewSend } from './review-send.js';
export { send } from './send.js';
export { sendMax } from './send-max.js';

export const folds: readonly Fold[] = [foldSend];
