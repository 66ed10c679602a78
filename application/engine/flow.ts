/** What one flow adds to the engine. Its types it declares: `State`, `Events`, `Intents`, `Ports`, `Parts`. */
import { EMPTY, mergeMap, type Observable } from 'rxjs';
import type { Failure } from '../../domain/failure/failure.js';
import type { Deps, Ports, Reaction } from './deps.js';
import type { Event } from './events.js';
import type { Fold } from './fold.js';
import type { Given } from './given.js';
import type { Intent, IntentOf, IntentType } from './intents.js';
import type { Parts } from './parts.js';
import type { State } from './state.js';

export interface Flow {
  /** Unique among the flows of a modal. */
  readonly name: string;
  /** Its part of the state before anything has happened, where that depends on what the modal is made of. */
  readonly initial?: (state: State, ports: Ports) => State;
  /** What answers its intents. */
  readonly answers?: { readonly [T in IntentType]?: Answer<IntentOf<T>> };
  /** Its part of the state, after each event. What only a loaded part causes is folded by that part. */
  readonly fold?: Fold;
  /** What events do to the screen, once every flow has folded them. Views never navigate after an outcome; events do. */
  readonly follow?: Fold;
  /** Events that an event implies, by what it changed: they come before all that waits. */
  readonly implied?: (before: State, after: State, event: Event) => readonly Event[];
  /** What runs by itself from the start. */
  readonly reactions?: readonly Reaction[];
}

/** How one kind of intent is answered. */
export interface Answer<I extends Intent = Intent> {
  /** The expected types of its fields, since callers may be plain JavaScript. On a mismatch the intent is refused. */
  readonly takes?: { readonly [Field in string & keyof I]?: Given };
  run(deps: Deps, intent: I): Observable<Event>;
  /** Intents of one lane exclude each other: a later one gives the earlier one up. None: independent. */
  lane?(intent: I, state: State): string;
  /** What happened when an intent was cancelled by a later one. */
  cancelled?(intent: I, failure: Failure, state: State): Event | undefined;
  /** What the intent's promise yields. */
  value?(event: Event, state: State): unknown;
}

type PartOf<K extends keyof Parts> = Parts[K] extends Observable<infer P> ? P : never;

/** `openWallet` for `open-wallet`. */
type MethodOf<T extends string> = T extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<MethodOf<Rest>>}`
  : T;

type UseCaseOf<I> = (deps: Deps) => (intent: I) => Observable<Event>;

/** The intents whose use cases a part has, under their names. */
type LateIntent<K extends keyof Parts> = {
  [T in IntentType]: PartOf<K> extends { readonly [M in MethodOf<T>]: UseCaseOf<IntentOf<T>> } ? IntentOf<T> : never;
}[IntentType];

/** The use case of the intent's name, out of a part that is loaded when it is needed. */
export function late<K extends keyof Parts>(name: K): (deps: Deps, intent: LateIntent<K>) => Observable<Event> {
  return (deps, intent) => {
    const method = intent.type.replace(/-./g, (dash) => dash.slice(1).toUpperCase());
    return (deps.parts[name] as Observable<unknown>).pipe(
      mergeMap((part) => (part as Readonly<Record<string, UseCaseOf<Intent>>>)[method]?.(deps)(intent) ?? EMPTY),
    );
  };
}
