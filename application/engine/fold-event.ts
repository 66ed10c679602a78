import type { Event } from './events.js';
import type { Flow } from './flow.js';
import type { Fold } from './fold.js';
import type { State } from './state.js';

/** One pure function from state and event to state: first the flows, then the screen, then loaded parts. */
export function foldEvent(flows: readonly Flow[], state: State, event: Event, loaded: Iterable<Fold>): State {
  let next = state;
  for (const step of ['fold', 'follow'] as const)
    for (const flow of flows) next = flow[step]?.(next, event, state) ?? next;
  for (const fold of loaded) next = fold(next, event, state);
  return same(next, state) ? state : next;
}

function same(a: State, b: State): boolean {
  return (Object.keys(a) as (keyof State)[]).every((key) => a[key] === b[key]);
}
