/** What a short message says: a sentence of the catalogue, or a host's own words. */
import type { SnackMessage } from '../../../application/shell/state.js';
import type { SnackText } from './snacks.en.js';

export function snackWords(text: SnackText, message: SnackMessage): string {
  // Plain JavaScript may give its own words where a name of ours belongs.
  if (typeof message === 'string') return Object.hasOwn(text, message) ? text[message] : message;
  return 'text' in message ? message.text : text[message.key](message);
}
