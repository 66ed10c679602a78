/** The simulated changes of the review on screen. */
import type { Fold } from '../engine/fold.js';

export const foldChanges: Fold = (state, event) => {
  switch (event.type) {
    case 'changes.estimated':
      return { ...state, changes: { about: event.about, entry: event.entry } };
    case 'changes.dropped':
      return state.changes?.about === event.about ? { ...state, changes: undefined } : state;
    default:
      return state;
  }
};
