/** The directory before its first query. */
import type { CatalogueState } from './state.js';

export const initialCatalogue: CatalogueState = {
  namespace: undefined,
  highlights: { status: 'idle' },
  featured: [],
  recommended: [],
  excluded: [],
  count: 0,
  list: { progress: { status: 'idle' }, page: 0, wallets: [], complete: false, exclude: [] },
  search: undefined,
  inView: [],
  images: {},
};
