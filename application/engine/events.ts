/**
 * Everything that can happen. Names are past tense; a `failure` field marks the bad end of something. Each flow declares its own
 * events here: `declare module '../engine/events.js' { interface Events { readonly pay: PayEvent } }`.
 */
import type { Failure } from '../../domain/failure/failure.js';
import type { IntentType } from './intents.js';

/** By flow. */
export interface Events {
  /** `run`: a use case that a page loaded itself. */
  readonly engine: { readonly type: 'intent.failed'; readonly intent: IntentType | 'run'; readonly failure: Failure };
}

/** Any event that the modal reports to `Modal.events$`: a `type`, and the properties of that type. */
export type Event = Events[keyof Events];
/** The name of an event, such as `connection.opened`. */
export type EventType = Event['type'];
