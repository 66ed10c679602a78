/** The keys under which images of networks, tokens and connectors are stored. */
import type { Pictured } from '../../ports/catalogue.js';

/** Cannot be a wallet's image id. */
export function pictureKey(of: Pictured): string {
  return `${of.kind}:${of.kind === 'token' ? of.symbol : of.id}`;
}
