/** Where a page ended, as text that means nothing to others. What happens meanwhile does not move it. */
import { Refusal } from './call.js';

export function writeCursor(order: readonly number[]): string {
  return Buffer.from(order.join('.')).toString('base64url');
}

/** Undefined when none is given. */
export function readCursor(text: string | null): readonly number[] | undefined {
  if (text === null || text === '') return undefined;
  const order = Buffer.from(text, 'base64url').toString().split('.').map(Number);
  if (order.some((each) => !Number.isSafeInteger(each))) throw new Refusal(400, 'cursor', 'This is no cursor');
  return order;
}

/** True when the first comes before the second, part by part. */
export function isOlder(first: readonly number[], second: readonly number[]): boolean {
  for (const [at, part] of first.entries()) {
    const other = second[at] ?? 0;
    if (part !== other) return part < other;
  }
  return false;
}
