/** Published with `porthole/directory`: the wallet directory, page by page. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { SearchWalletsOptions } from './intents.js';

export type { SearchWalletsOptions } from './intents.js';

/** Loads the next page of the wallet directory. Called meanwhile, or past the last page, it does nothing. */
export function nextWallets(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'next-wallets' });
}

/**
 * Searches the wallet directory: half a second after the last call, an earlier one ends as `cancelled`. Fewer than two
 * characters without `certified` end the search. `certified`: only wallets with that badge.
 */
export function searchWallets(modal: Runner, text: string, options?: SearchWalletsOptions): Promise<Outcome> {
  return modal.run({ type: 'search-wallets', text, options });
}

/** Says which pictures of the directory are in view, by `imageId`: these are loaded, and no others. */
export function showWalletImages(modal: Runner, imageIds: readonly string[]): Promise<Outcome> {
  return modal.run({ type: 'show-wallet-images', imageIds });
}
