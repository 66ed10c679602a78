/** Forwards every event to analytics, from the first one, though the service is loaded later. */
import type { Observable } from 'rxjs';
import type { Core } from '../application/modal/core.js';
import type { Analytics, Happening } from './services/analytics/analytics.js';

export function forwardEvents(core: Core, analytics$: Observable<Analytics>): void {
  const early: Happening[] = [];
  let take = (happening: Happening): void => void early.push(happening);
  let before = core.getState();
  core.events$.subscribe((event) => {
    const state = core.getState();
    take({ event, before, state });
    before = state;
  });
  const arrived = (deliver: (happening: Happening) => void) => {
    take = deliver;
    early.splice(0).forEach(deliver);
  };
  analytics$.subscribe({
    next: (analytics) => arrived((happening) => analytics.take(happening)),
    // Analytics belong to the site, not the visitor.
    error: () => arrived(() => undefined),
  });
}
