/** A value of a descriptor's description, written as the reader's language writes dates and amounts. */
import type { Formatter } from '../format/formatter.js';
import type { ClearValue } from './clear-words.js';

export function clearValueText(
  { value, moment, amount }: ClearValue,
  format: Pick<Formatter, 'moment' | 'exact'>,
): string {
  if (moment !== undefined) return format.moment(new Date(moment * 1000));
  return amount ? format.exact(amount.digits, amount.unit) : value;
}
