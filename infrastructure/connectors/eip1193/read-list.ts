/** Reads untrusted lists. */

/**
 * The first items of a list, each read once; `undefined` for anything else. Calls none of the list's own methods, which may be hostile. May
 * throw what a hostile getter throws.
 */
export function readList(value: unknown, most: number): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return Array.from({ length: Math.min(value.length, most) }, (_, index): unknown => value[index]);
}
