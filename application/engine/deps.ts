/** What every use case and reaction is given. */
import type { Observable, SchedulerLike } from 'rxjs';
import type { Event } from './events.js';
import type { Fold } from './fold.js';
import type { Intent } from './intents.js';
import type { Parts } from './parts.js';
import type { State } from './state.js';

/** The outside world. Each flow declares the ports that it needs here, as it does its events. */
export interface Ports {
  /** The only clock. */
  readonly scheduler: SchedulerLike;
  readonly parts: Parts;
}

export interface Deps extends Ports {
  /** What loaded parts add to the folding of events. A part that no list has adds its own before it emits anything. */
  readonly folds: Set<Fold>;
  /** The state at this moment. */
  readonly state: () => State;
  /** The current state, then every change. */
  readonly state$: Observable<State>;
  readonly events$: Observable<Event>;
  /** Runs an intent as a visitor would: in its lane, and cancelled by a later one. */
  readonly ask: (intent: Intent) => void;
  /** Carries out something besides, once what happens now is over. */
  readonly run: (work: (deps: Deps) => Observable<Event>) => void;
}

/** A reaction: what follows from events, without an intent. */
export type Reaction = (deps: Deps) => Observable<Event>;
