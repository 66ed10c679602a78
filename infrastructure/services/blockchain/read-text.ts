/** Texts from a service's answer, sanitized and limited in length. */
import { inertText } from '../../../domain/text/inert-text.js';
import { readProperty } from '../../../domain/value/read-property.js';

/** The unchanged value, if it is a text no longer than that. */
export function textAt(value: unknown, name: string, most = 256): string | undefined {
  const text = readProperty(value, name);
  return typeof text === 'string' && text.length <= most ? text : undefined;
}

/** A text for visitors: on one line, at most `most` characters. Empty if there is none. */
export function wordsAt(value: unknown, name: string, most: number): string {
  const text = readProperty(value, name);
  return typeof text === 'string' ? inertText(text, most) : '';
}

/** An identifier: an id, a hash or a cursor. `undefined` if invalid. */
export function markAt(value: unknown, name: string): string | undefined {
  const mark = textAt(value, name, MOST_MARK);
  return mark !== undefined && /^[\x21-\x7e]+$/.test(mark) ? mark : undefined;
}

const MOST_MARK = 1_024;
/** Longest URL of a page. */
const MOST_ITEMS = 500;

/**
 * The rows of a page and the cursor of the next one. Invalid rows and duplicates are left out. If every row is invalid,
 * the whole page is.
 */
export function readPage<T extends { readonly id: string }>(
  answer: unknown,
  read: (row: unknown) => T | undefined,
): { readonly items: readonly T[]; readonly next?: string } | undefined {
  const rows = readProperty(answer, 'data');
  if (!Array.isArray(rows) || (rows.length > 0 && !rows.some(isRow))) return undefined;
  const items = new Map<string, T>();
  for (const row of rows.slice(0, MOST_ITEMS)) {
    const item = read(row);
    if (item && !items.has(item.id)) items.set(item.id, item);
  }
  const next = markAt(answer, 'next');
  return { items: [...items.values()], ...(next !== undefined && { next }) };
}

function isRow(row: unknown): boolean {
  return markAt(row, 'id') !== undefined;
}
