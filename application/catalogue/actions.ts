/** Published with `porthole/directory`: the wallet directory, page by page. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { SearchWalletsOptions } from './intents.js';

export type { SearchWalletsOptions } from './intents.js';
export type { CatalogueState, WalletPages, WalletSearch } from './state.js';

/** Loads the next page of the wallet directory. Does nothing while a page is loading or after the last one. */
export function nextWallets(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'next-wallets' });
}

/**
 * Searches the wallet directory, half a second after the last call; earlier calls end as `cancelled`. Fewer than two
 * characters without `certified` end the search.
 */
export function searchWallets(modal: Runner, text: string, options?: SearchWalletsOptions): Promise<Outcome> {
  return modal.run({ type: 'search-wallets', text, options });
}

/** Loads the directory's images that are in view, by `imageId`, and no others. */
export function showWalletImages(modal: Runner, imageIds: readonly string[]): Promise<Outcome> {
  return modal.run({ type: 'show-wallet-images', imageIds });
}
