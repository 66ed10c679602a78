/** What the wallet directory answers. */
import type { Fold } from '../engine/fold.js';
import { reduceCatalogue } from './slice.js';

export const foldCatalogue: Fold = (state, event) => {
  const catalogue = state.catalogue && reduceCatalogue(state.catalogue, event);
  return catalogue === state.catalogue ? state : { ...state, catalogue };
};
