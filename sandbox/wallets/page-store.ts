/** Where the wallets of a page store their state: local storage, because an extension also outlives the page. */
import type { Storage } from '../../application/ports/storage.js';
import { browserStorage } from '../../infrastructure/storage/browser-storage.js';

/** `world` keeps worlds apart: stored data about the nodes of an earlier world would be wrong. */
export function pageStore(world: string): Storage {
  // Forbidden or full: the wallet's state only lasts as long as the page.
  return browserStorage({ prefix: `@sandbox-${world}/`, log: () => undefined });
}
