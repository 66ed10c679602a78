/** What an analytics service receives: everything that happens in the modal, from its creation on. */
import type { Event } from '../../../application/engine/events.js';
import type { State } from '../../../application/engine/state.js';
import type { Handle } from '../../../application/ports/handle.js';

/** Something that happened, with the state before and after it. */
export interface Happening {
  readonly event: Event;
  readonly before: State;
  readonly state: State;
}

export interface Analytics {
  /** Takes each thing that happens, in order. Never throws. */
  take(happening: Happening): void;
}

/** Analytics as it is given to `createModal({ analytics })`: loaded when the first event is reported. */
export interface AnalyticsHandle extends Handle<Analytics> {
  /** Where it sends events and reads its settings. Only for reporting; see `Modal.egress`. */
  readonly urls: readonly string[];
}
