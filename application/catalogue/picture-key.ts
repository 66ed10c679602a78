/** Under which key the pictures of a directory keep that of a network, a token or a connector. */
import type { NetworkId } from '../../domain/caip.js';

/** What there is a picture of, besides wallets. */
export type Pictured =
  /** `imageId`: which picture it is, where the host knows. */
  | { readonly kind: 'network'; readonly id: NetworkId; readonly imageId?: string | undefined }
  | { readonly kind: 'connector'; readonly id: string }
  | { readonly kind: 'currency'; readonly id: string }
  | { readonly kind: 'token'; readonly symbol: string };

/** No wallet's image id reads like it. */
export function pictureKey(of: Pictured): string {
  return `${of.kind}:${of.kind === 'token' ? of.symbol : of.id}`;
}
