/** Text kept by the browser for the page's origin, with news of what other tabs keep. */
import type { Storage } from '../../application/ports.js';
import { type KeptTextOptions, keptText } from './kept-text.js';
import { watchKeys } from './watch-keys.js';

export function browserStorage(options: KeptTextOptions): Storage {
  return { ...keptText(options), watch: watchKeys(options.prefix) };
}
