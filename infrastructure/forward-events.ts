/** Forwards every event to analytics, from the first one, though the service is loaded later. */
import type { Observable } from 'rxjs';
import type { Core } from '../application/modal/core.js';
import type { Analytics, Transition } from './services/analytics/analytics.js';

export function forwardEvents(core: Core, analytics$: Observable<Analytics>): void {
  const early: Transition[] = [];
  let take = (transition: Transition): void => void early.push(transition);
  let before = core.getState();
  core.events$.subscribe((event) => {
    const state = core.getState();
    take({ event, before, state });
    before = state;
  });
  const arrived = (deliver: (transition: Transition) => void) => {
    take = deliver;
    early.splice(0).forEach(deliver);
  };
  analytics$.subscribe({
    next: (analytics) => arrived((transition) => analytics.track(transition)),
    // Analytics belong to the site, not the visitor.
    error: () => arrived(() => undefined),
  });
}
