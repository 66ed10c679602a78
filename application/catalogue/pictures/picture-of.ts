/** The picture of a listed wallet, if it is loaded. */
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import type { CatalogueState } from '../state.js';

/** A `data:image/` URL, or a URL that the host trusts. Undefined: none, or not loaded yet; the initial is shown instead. */
export function pictureOf(
  catalogue: CatalogueState | undefined,
  { imageUrl, imageId }: Pick<ListedWallet, 'imageUrl' | 'imageId'>,
): string | undefined {
  if (imageUrl !== undefined) return imageUrl;
  if (!catalogue || imageId === undefined || !Object.hasOwn(catalogue.images, imageId)) return undefined;
  return catalogue.images[imageId] || undefined;
}
