/** How long to wait for something in the browser, and when it is certain that it will not come. */
import type { Page } from 'playwright-core';
import { nextChange, untilQuiet } from '../page/change-side.js';
import type { Sight } from '../world/driver.js';
import { waitUntil } from '../world/wait-until.js';

/** Milliseconds. Whatever appears at once is there by then, even on a busy machine. */
const AT_ONCE = 10_000;
/** Milliseconds. A page that is still busy by then will stay busy: a host that never answers keeps a request open. */
const QUIET = 3_000;

/** Looks again after each change of the page. Returns what was visible when it held. */
export async function untilSeen(
  what: string,
  holds: (sight: Sight) => boolean | Promise<boolean>,
  when: 'at once' | undefined,
  see: () => Promise<Sight>,
  page: Page,
): Promise<Sight> {
  let sight: Sight | undefined;
  const look = async () => {
    sight = await see();
    return holds(sight);
  };
  // A page that is left meanwhile has changed.
  const next = () => page.evaluate(nextChange).catch(() => undefined);
  const met = await waitUntil(look, next, when === 'at once' ? AT_ONCE : undefined);
  // Looks once more: the effects of rendering have run by then.
  if (met) return see();
  throw new Error(`Timed out while waiting until ${what}. There is: ${JSON.stringify(sight, undefined, 1)}`);
}

/**
 * Resolves once nothing is rendered, animated or requested any more, or after a time limit. `pending`: the number of
 * open requests.
 */
export async function untilCalm(page: Page, pending: () => number): Promise<void> {
  const end = Date.now() + QUIET;
  let calm = false;
  while (!calm && Date.now() < end) {
    // Also checked before: an answer that arrives during the wait may be rendered only after it.
    const asked = pending();
    calm = (await page.evaluate(untilQuiet)) && asked === 0 && pending() === 0;
  }
}
