/** Published as `porthole/directory`: a wallet directory over HTTP. */
import type { CatalogueHandle } from '../../../../application/ports/catalogue.js';
import type { HttpCatalogueOptions } from './options.js';

export {
  type CatalogueState,
  nextWallets,
  type SearchWalletsOptions,
  searchWallets,
  showWalletImages,
  type WalletPages,
  type WalletSearch,
} from '../../../../application/catalogue/actions.js';
export type { HttpCatalogueOptions } from './options.js';

/** A wallet directory over HTTP, with images. No request is made before the modal is shown. */
export function httpCatalogue(options: HttpCatalogueOptions): CatalogueHandle {
  return {
    id: 'http',
    given: { httpCatalogue: options },
    url: options?.url,
    async load({ scheduler, projectId }) {
      const { directoryClient } = await import('./directory-client.js');
      return directoryClient({ ...options, projectId: options.projectId ?? projectId }, scheduler);
    },
  };
}
