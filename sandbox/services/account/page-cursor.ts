/** Pages of a list, newest first. A cursor is where a page ended, so what happens meanwhile does not move the next. */
import { Refusal } from '../refusal.js';

/** Numbers that put it in its place, the first of them first. Newer ones are greater. */
interface Placed {
  readonly order: readonly number[];
}

export function pageOf<T extends Placed>(
  all: readonly T[],
  cursor: string | null,
  size: number,
): { readonly page: readonly T[]; readonly next: string | null } {
  const after = readCursor(cursor);
  const sorted = [...all].sort((a, b) => (isOlder(a.order, b.order) ? 1 : -1));
  const rest = after ? sorted.filter(({ order }) => isOlder(order, after)) : sorted;
  const page = rest.slice(0, size);
  const last = page.at(-1);
  return { page, next: last && rest.length > size ? writeCursor(last.order) : null };
}

/** Text that means nothing to others. */
function writeCursor(order: readonly number[]): string {
  return Buffer.from(order.join('.')).toString('base64url');
}

/** Undefined when none is given. */
function readCursor(text: string | null): readonly number[] | undefined {
  if (text === null || text === '') return undefined;
  const order = Buffer.from(text, 'base64url').toString().split('.').map(Number);
  if (order.some((each) => !Number.isSafeInteger(each))) throw new Refusal(400, 'cursor', 'This is no cursor');
  return order;
}

function isOlder(first: readonly number[], second: readonly number[]): boolean {
  for (const [at, part] of first.entries()) {
    const other = second[at] ?? 0;
    if (part !== other) return part < other;
  }
  return false;
}
