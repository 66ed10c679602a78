import type { Event } from '../../../application/engine/events.js';
import type { State } from '../../../application/engine/state.js';
import type { Handle } from '../../../application/ports/handle.js';

/** An event, with the state before and after it. */
export interface Transition {
  readonly event: Event;
  readonly before: State;
  readonly state: State;
}

/** A receiver of the modal's events. */
export interface Analytics {
  /** Receives every event, in order. Never throws. */
  track(transition: Transition): void;
}

/** Analytics for `createModal({ services: { analytics } })`, loaded with the first event. */
export interface AnalyticsHandle extends Handle<Analytics> {
  /** The URLs of its requests. Used for `Modal.egress` only. */
  readonly urls: readonly string[];
}
