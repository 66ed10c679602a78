/** Words with others in place of some of them. What `part` leaves out stays; what only `part` has is left out. */
export function merged<T>(whole: T, part: unknown): T {
  if (typeof whole !== 'object' || whole === null || typeof part !== 'object' || part === null)
    return part === undefined || part === null ? whole : (part as T);
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, merged(value, Reflect.get(part, key))]),
  ) as T;
}
