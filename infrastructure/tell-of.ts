/** Has a service told of all that happens, from the beginning, though it is loaded beside that. */
import type { Observable } from 'rxjs';
import type { Core } from '../application/modal/core.js';
import type { Analytics, Happening } from './services/analytics/analytics.js';

export function tellOf(core: Core, analytics$: Observable<Analytics>): void {
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
  analytics$.subscribe({
    next: (analytics) => arrived((happening) => analytics.take(happening)),
    // It is the site's that it counts, not the visitor's.
    error: () => arrived(() => undefined),
  });
}
