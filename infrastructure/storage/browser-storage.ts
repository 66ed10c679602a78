/** Text kept by the browser for the page's origin, with news of what other tabs keep, and for one tab alone. */
import type { Storage } from '../../application/ports/storage.js';
import { type KeptTextOptions, keptText } from './kept-text.js';
import { watchKeys } from './watch-keys.js';

export interface BrowserStorageOptions extends KeptTextOptions {
  /** As `area`, for what is the tab's alone. Default `sessionStorage`. */
  readonly tabArea?: KeptTextOptions['area'];
}

export function browserStorage(options: BrowserStorageOptions): Storage {
  const { tabArea: area = () => globalThis.sessionStorage } = options;
  return { ...keptText(options), watch: watchKeys(options.prefix), tab: keptText({ ...options, area }) };
}
