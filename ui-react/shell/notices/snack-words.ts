/** The text of a short message: a sentence of the catalogue, or the host's own text. */
import type { SnackMessage } from '../../../application/shell/state.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import type { SnackText } from './snacks.en.js';

export function snackWords(text: SnackText, message: SnackMessage, format: Pick<Formatter, 'moved'>): string {
  // Plain JavaScript may pass its own text instead of one of our names.
  if (typeof message === 'string') return Object.hasOwn(text, message) ? text[message] : message;
  if ('text' in message) return message.text;
  const { key, from, amount, to } = message;
  return text[key](from, format.moved(amount), to);
}
