import type { Screen } from '../screen.js';

/** A screen from right to left. It is turned last, because the shell sets a direction of its own when it is drawn. */
export function mirrored(reach: Screen['reach']): Screen['reach'] {
  return async (visitor) => {
    await reach(visitor);
    await visitor.page.evaluate(
      `for (const each of document.querySelectorAll('html, [data-porthole]')) each.dir = 'rtl'`,
    );
  };
}
