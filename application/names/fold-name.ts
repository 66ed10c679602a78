/** The name that is being chosen. */
import type { Fold } from '../engine/fold.js';

export const foldName: Fold = (state, event) =>
  event.type === 'name.changed' ? { ...state, login: { ...state.login, naming: event.naming } } : state;
