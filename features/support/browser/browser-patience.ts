/** How long a visitor in the browser looks for something, and when they are sure that it is not there. */
import type { Page } from 'playwright-core';
import { nextChange, untilQuiet } from '../page/change-side.js';
import type { Sight } from '../world/driver.js';
import { waitUntil } from '../world/wait-until.js';

/** Milliseconds: what is there at once is there by then, on a busy machine as well. */
const AT_ONCE = 10_000;
/** And by then a page is as quiet as it will be: a host that never answers keeps a question open. */
const QUIET = 3_000;

/** Looks after each change of the page. The sight in which it holds. */
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
  // Seen once more: what follows from the drawing itself is done by then.
  if (met) return see();
  throw new Error(`Waited in vain until ${what}. There is: ${JSON.stringify(sight, undefined, 1)}`);
}

/** Resolves once nothing is drawn, moved or asked for any more; else after a while. `pending`: how much is being asked for. */
export async function untilCalm(page: Page, pending: () => number): Promise<void> {
  const end = Date.now() + QUIET;
  let calm = false;
  while (!calm && Date.now() < end) {
    // Asked before as well: what is answered during the wait may be drawn only after it.
    const asked = pending();
    calm = (await page.evaluate(untilQuiet)) && asked === 0 && pending() === 0;
  }
}
