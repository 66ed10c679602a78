/** The part of the core that is loaded when buying begins. */
import type { Fold } from '../engine/fold.js';
import { foldBuy } from './fold-buy.js';

export { beginBuying } from './begin-buying.js';
export { buy } from './buy.js';
export { editBuy } from './edit-buy.js';

export const folds: readonly Fold[] = [foldBuy];
