import type { Event } from './events.js';
import type { State } from './state.js';

/**
 * A reducer: returns the state after an event. `state`: with the changes that earlier folds made for this event;
 * `before`: the state before the event. A lazily loaded part may only fold events that it causes itself.
 */
export type Fold = (state: State, event: Event, before: State) => State;
