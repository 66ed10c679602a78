/** The dependencies of use cases and reactions. */
import type { Observable, SchedulerLike } from 'rxjs';
import type { Event } from './events.js';
import type { Fold } from './fold.js';
import type { Intent } from './intents.js';
import type { PartOf, Parts } from './parts.js';
import type { State } from './state.js';

/** The ports. Each flow declares the ports that it needs. */
export interface Ports {
  /** The only clock. */
  readonly scheduler: SchedulerLike;
  readonly parts: Parts;
}

/** What use cases and reactions get: the ports, the state and the events. */
export interface Deps extends Ports {
  /** The folds of loaded parts. A part that is not in the list of parts has to add its fold before it emits an event. */
  readonly folds: Set<Fold>;
  /** The current state. */
  readonly state: () => State;
  /** The current state, then every change. */
  readonly state$: Observable<State>;
  readonly events$: Observable<Event>;
  /** Runs an intent as if a visitor had sent it: in its lane, where a later one cancels it. */
  readonly ask: (intent: Intent) => void;
  /**
   * Uses a part from when the state first needs it. Never fails: an error is reported. If the part cannot be loaded, the next change of
   * the state tries again.
   */
  readonly withPart: <K extends keyof Parts>(
    name: K,
    needed: (state: State) => boolean,
    use: (part: PartOf<K>) => Observable<Event>,
  ) => Observable<Event>;
  /** Runs more work after the current event has been processed. */
  readonly run: (work: (deps: Deps) => Observable<Event>) => void;
}

/** Emits events in response to other events, without an intent. */
export type Reaction = (deps: Deps) => Observable<Event>;
