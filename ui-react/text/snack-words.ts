/** What a short message says: a sentence of the catalogue, or a host's own words. */
import type { SnackMessage } from '../../application/shell/state.js';
import type { SnackText } from './en-snacks.js';

export function snackWords(text: SnackText, message: SnackMessage): string {
  if (typeof message === 'string') return text[message];
  return 'text' in message ? message.text : text[message.key](message);
}
