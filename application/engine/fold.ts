/**
 * What a part of the core adds to the folding of events, once it is loaded: its own slice, and what its events do to the
 * screen. Only what the part itself causes may wait for it. `state` holds what the event has changed so far, `before` what was.
 */
import type { Event } from './events.js';
import type { State } from './state.js';

export type Fold = (state: State, event: Event, before: State) => State;
