/** The name that is being chosen. */
import type { Fold } from '../fold.js';

export const foldName: Fold = (state, event) =>
  event.type === 'name.changed' ? { ...state, login: { ...state.login, naming: event.naming } } : state;
