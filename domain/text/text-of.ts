/**
 * A text as it is; numbers and booleans as text; an empty text for anything else. For untrusted values, where `String` can throw, as for `{
 * "toString": 1 }`.
 */
export function textOf(value: unknown): string {
  return /^(string|number|bigint|boolean)$/.test(typeof value) ? String(value as string) : '';
}

/** The number in a text, or the number itself; `NaN` for anything else, where `Number` can throw. */
export function numberOf(value: unknown): number {
  return Number(textOf(value) || Number.NaN);
}
