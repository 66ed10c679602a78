/** Where the wallets of a page keep their memory: local storage, as an extension outlives the page too. */
import type { Storage } from '../../application/ports/storage.js';
import { browserStorage } from '../../infrastructure/storage/browser-storage.js';

/** `world` keeps worlds apart: what a wallet remembers of nodes that are gone would only mislead it. */
export function pageStore(world: string): Storage {
  // Forbidden or full: the wallet forgets with the page.
  return browserStorage({ prefix: `@sandbox-${world}/`, log: () => undefined });
}
