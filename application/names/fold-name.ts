/** Folds the name that is being chosen. */
import type { Fold } from '../engine/fold.js';

export const foldName: Fold = (state, event) =>
  event.type === 'name.changed' ? { ...state, naming: event.naming } : state;
