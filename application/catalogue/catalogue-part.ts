/** The part of the core that is loaded when the modal is first shown to somebody, where there is a wallet directory. */
import type { Fold } from '../engine/fold.js';
import { foldCatalogue } from './fold-catalogue.js';

export { browse } from './browse.js';
export { keepPictures } from './keep-pictures.js';
export { nextWallets } from './next-wallets.js';
export { searchWallets } from './search-wallets.js';

export const folds: readonly Fold[] = [foldCatalogue];
