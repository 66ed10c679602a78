/** Lists as strangers hand them over. */

/**
 * The first items of a list, each read once; `undefined` for what is no list. Uses none of the list's own methods, since
 * they may be anything. May throw what a hostile getter throws.
 */
export function readList(value: unknown, most: number): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return Array.from({ length: Math.min(value.length, most) }, (_, index): unknown => value[index]);
}
