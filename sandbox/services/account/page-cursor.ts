/** Pages of a list, newest first. A cursor marks the end of a page, so new items do not shift the next page. */
import { Refusal } from '../refusal.js';

/** The sort keys, the most significant first. Newer ones are greater. */
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

/** Opaque text. */
function writeCursor(order: readonly number[]): string {
  return Buffer.from(order.join('.')).toString('base64url');
}

/** Undefined without one. */
function readCursor(text: string | null): readonly number[] | undefined {
  if (text === null || text === '') return undefined;
  const order = Buffer.from(text, 'base64url').toString().split('.').map(Number);
  if (order.some((each) => !Number.isSafeInteger(each))) throw new Refusal(400, 'cursor', 'This is not a cursor');
  return order;
}

function isOlder(first: readonly number[], second: readonly number[]): boolean {
  for (const [at, part] of first.entries()) {
    const other = second[at] ?? 0;
    if (part !== other) return part < other;
  }
  return false;
}
