/** The part of the core that is loaded when the modal is first shown, where there is a wallet directory. */
import type { Fold } from '../engine/fold.js';
import { foldCatalogue } from './fold-catalogue.js';

export { browse } from './browse.js';
export { nextWallets } from './next-wallets.js';
export { keepPictures } from './pictures/keep-pictures.js';
export { searchWallets } from './search-wallets.js';

export const folds: readonly Fold[] = [foldCatalogue];
