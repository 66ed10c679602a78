/** Has a service told of all that happens, from the beginning, though it is loaded beside that. */
import type { Core } from '../application/modal/core.js';
import type { HandleContext } from '../application/ports/handle.js';
import type { AnalyticsHandle, Happening } from './services/analytics/analytics.js';

export function tellOf(core: Core, handle: AnalyticsHandle, context: HandleContext): void {
  const early: Happening[] = [];
  let take = (happening: Happening): void => void early.push(happening);
  let before = core.getState();
  core.events$.subscribe((event) => {
    const state = core.getState();
    take({ event, before, state });
    before = state;
  });
  const arrived = (told: (happening: Happening) => void) => {
    take = told;
    early.splice(0).forEach(told);
  };
  handle.load(context).then(
    (analytics) => arrived((happening) => analytics.take(happening)),
    // It is the site's that it counts, not the visitor's.
    () => arrived(() => undefined),
  );
}
