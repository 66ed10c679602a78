/** The part of the core that is loaded once there are several accounts to choose from: what the others hold. */
import type { Fold } from '../engine/fold.js';
import { foldGivenUp } from './fold-given-up.js';

export { keepOtherHoldings } from './holdings/keep-other-holdings.js';

export const folds: readonly Fold[] = [foldGivenUp];
