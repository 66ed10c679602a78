import { pasteAmount, typeAmount } from '../../../domain/money/amount-typing.js';

/** What the amount field holds after a change. Several new characters at once were pasted, so they are read as a whole. */
export function nextAmount(before: string, after: string): string {
  let [start, end] = [0, after.length];
  while (start < end && before[start] === after[start]) start += 1;
  while (end > start && before.slice(start).endsWith(after.slice(end - 1))) end -= 1;
  return end - start > 1 ? pasteAmount(after) : typeAmount(before, after);
}
