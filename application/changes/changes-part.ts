/** The part of the core that is loaded with the first review. */
import type { Fold } from '../engine/fold.js';
import { foldChanges } from './fold-changes.js';

export { keepReviewed } from './keep-reviewed.js';

export const folds: readonly Fold[] = [foldChanges];
