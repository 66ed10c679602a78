/** Published as `porthole/wallets`: a wallet directory as a list in the page. It makes no requests. */
import type { CatalogueHandle } from '../../../../application/ports/catalogue.js';
import type { ListedWallet } from '../../../../domain/wallet/wallet.js';

/** A list of wallets, or a function that loads it on first use. */
export type WalletSource = readonly ListedWallet[] | (() => Promise<readonly ListedWallet[]>);

/**
 * A directory from a list of wallets, in its order: `wellKnownWallets`, or your own. Images are `data:` URLs or URLs in
 * `imageUrl`; a wallet without one is shown with its initial. `chains` may contain `eip155:*` for all networks of that
 * namespace.
 */
export function staticCatalogue(list: WalletSource): CatalogueHandle {
  return {
    id: 'static',
    async load() {
      const { listCatalogue } = await import('./list-catalogue.js');
      return listCatalogue(typeof list === 'function' ? await list() : list);
    },
  };
}

/** Popular wallets with their links; ids as in the public directory. Without images, which belong to the wallets' makers. */
export async function wellKnownWallets(): Promise<readonly ListedWallet[]> {
  return (await import('./well-known-list.js')).wellKnownList;
}
