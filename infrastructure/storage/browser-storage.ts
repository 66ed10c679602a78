/** Text stored in the browser for the page's origin, with changes by other tabs, and for one tab only. */
import type { Storage } from '../../application/ports/storage.js';
import { type KeptTextOptions, keptText } from './kept-text.js';
import { watchKeys } from './watch-keys.js';

export interface BrowserStorageOptions extends KeptTextOptions {
  /** Like `area`, for a single tab. Default `sessionStorage`. */
  readonly tabArea?: KeptTextOptions['area'];
}

export function browserStorage(options: BrowserStorageOptions): Storage {
  const { tabArea: area = () => globalThis.sessionStorage } = options;
  return { ...keptText(options), watch: watchKeys(options.prefix), tab: keptText({ ...options, area }) };
}
