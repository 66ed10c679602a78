/** Messages with some replaced. Those missing in `part` stay; those only in `part` are dropped. */
export function merged<T>(whole: T, part: unknown): T {
  if (typeof whole !== 'object' || whole === null || typeof part !== 'object' || part === null)
    return part === undefined || part === null ? whole : (part as T);
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, merged(value, Reflect.get(part, key))]),
  ) as T;
}
