/**
 * In the published package, replaces rxjs's `scheduled`, which is for a scheduler passed to `of`, `from`, `merge` or `concat`.
 * `scripts/scheduler-rule.mjs` makes sure that none is.
 */
export function scheduled() {
  throw new TypeError('No scheduler can be passed here');
}
