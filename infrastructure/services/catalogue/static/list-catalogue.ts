/** A wallet directory that is a list. */
import { defer, of, throwError } from 'rxjs';
import type { Catalogue } from '../../../../application/ports/catalogue.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { ListedWallet } from '../../../../domain/wallet/wallet.js';
import { selectWallets } from './select-wallets.js';

export function listCatalogue(list: readonly ListedWallet[]): Catalogue {
  return {
    wallets: (query) => defer(() => of(selectWallets(list, query))),
    image: () => throwError(() => new Failure('request-failed', 'A list has no images by id')),
  };
}
