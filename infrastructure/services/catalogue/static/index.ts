/** Published as `porthole/wallets`: the wallets to choose from as a list that ships with the page. It makes no requests. */
import type { CatalogueHandle } from '../../../../application/ports/catalogue.js';
import type { ListedWallet } from '../../../../domain/wallet/wallet.js';

/** A list, or how to load one when it is wanted. */
export type WalletSource = readonly ListedWallet[] | (() => Promise<readonly ListedWallet[]>);

/**
 * The wallets of a list, in its order: `wellKnownWallets`, or one of your own. Pictures are data or addresses in `imageUrl`;
 * a wallet without one is shown with its letter. Chains may be said as `eip155:*`, every network of that namespace.
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

/** Wallets that many people have, with their links; ids as in the public directory. No pictures: those belong to their makers. */
export async function wellKnownWallets(): Promise<readonly ListedWallet[]> {
  return (await import('./well-known-list.js')).wellKnownList;
}
