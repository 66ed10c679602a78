/** The screens of the wallet directory. Each carries its own data. */
import type { ListedWallet } from '../../domain/wallet/wallet.js';

export type CatalogueRoute =
  | { readonly view: 'downloads'; readonly wallet: ListedWallet }
  | { readonly view: 'get-wallet' };
