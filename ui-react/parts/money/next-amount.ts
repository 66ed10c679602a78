import { pasteAmount, typeAmount } from '../../../domain/money/amount-typing.js';

/** What the amount field holds after a change. Several characters at once were pasted, so they are read as a whole. */
export function nextAmount(before: string, after: string): string {
  return after.length - before.length > 1 ? pasteAmount(after) : typeAmount(before, after);
}
