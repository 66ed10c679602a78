/**
 * A text as it is; a number, `true` and `false` spelt out; an empty text for all else. What comes from elsewhere is read by
 * this rather than by `String`, which throws at a value such as `{ "toString": 1 }`.
 */
export function textOf(value: unknown): string {
  return /^(string|number|bigint|boolean)$/.test(typeof value) ? String(value as string) : '';
}

/** The number that a text or a number says; `NaN` for all else, where `Number` may throw. */
export function numberOf(value: unknown): number {
  return Number(textOf(value) || Number.NaN);
}
