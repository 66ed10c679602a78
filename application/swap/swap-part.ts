/** The part of the core that is loaded when the swap form is first shown. */
import type { Fold } from '../engine/fold.js';
import { foldSwap } from './fold-swap.js';

export { editSwap } from './edit-swap.js';
export { keepSwap } from './keep-swap.js';
export { swap } from './swap.js';

export const folds: readonly Fold[] = [foldSwap];
