/** The part of the core that is loaded for the first look at swapping. */
import type { Fold } from '../engine/fold.js';
import { foldSwap } from './fold-swap.js';

export { editSwap } from './edit-swap.js';
export { keepSwap } from './keep-swap.js';
export { swap } from './swap.js';

export const folds: readonly Fold[] = [foldSwap];
