/** The answers of the wallet directory. */
import type { Fold } from '../engine/fold.js';
import { reduceCatalogue } from './slice.js';

export const foldCatalogue: Fold = (state, event) => {
  const catalogue = state.catalogue && reduceCatalogue(state.catalogue, event);
  return catalogue === state.catalogue ? state : { ...state, catalogue };
};
