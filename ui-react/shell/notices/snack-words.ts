/** What a short message says: a sentence of the catalogue, or a host's own words. */
import type { SnackMessage } from '../../../application/shell/state.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import type { SnackText } from './snacks.en.js';

export function snackWords(text: SnackText, message: SnackMessage, format: Pick<Formatter, 'moved'>): string {
  // Plain JavaScript may give its own words where a name of ours belongs.
  if (typeof message === 'string') return Object.hasOwn(text, message) ? text[message] : message;
  if ('text' in message) return message.text;
  const { key, from, amount, to } = message;
  return text[key](from, format.moved(amount), to);
}
