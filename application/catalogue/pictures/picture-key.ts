/** Under which key the pictures of a directory keep that of a network, a token or a connector. */
import type { Pictured } from '../../ports/catalogue.js';

/** No wallet's image id reads like it. */
export function pictureKey(of: Pictured): string {
  return `${of.kind}:${of.kind === 'token' ? of.symbol : of.id}`;
}
