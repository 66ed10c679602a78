/** The part of the core that is loaded with the first transaction sent from this page. */
import { foldLists } from '../activity/fold-lists.js';
import type { Fold } from '../engine/fold.js';

export { noteSent } from './note-sent.js';

export const folds: readonly Fold[] = [foldLists];
