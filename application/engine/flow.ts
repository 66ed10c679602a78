import { EMPTY, mergeMap, type Observable } from 'rxjs';
import type { Failure } from '../../domain/failure/failure.js';
import type { Deps, Ports, Reaction } from './deps.js';
import type { Event } from './events.js';
import type { Fold } from './fold.js';
import type { Intent, IntentOf, IntentType } from './intents.js';
import type { PartOf, Parts } from './parts.js';
import type { State } from './state.js';
import type { Validator } from './validators.js';

/** A flow: what it adds to the engine. It declares its types in `State`, `Events`, `Intents`, `Ports` and `Parts`. */
export interface Flow {
  /** Unique among the flows of a modal. */
  readonly name: string;
  /** Its initial state, if that depends on the modal's ports. */
  readonly initial?: (state: State, ports: Ports) => State;
  /** The handlers of its intents. */
  readonly answers?: { readonly [T in IntentType]?: Answer<IntentOf<T>> };
  /** Updates its part of the state after each event. Events that only a lazily loaded part causes are folded by that part. */
  readonly fold?: Fold;
  /** Navigates in response to events, after all flows have folded them. Views never navigate after an outcome. */
  readonly follow?: Fold;
  /** Further events that follow from what an event changed. They are processed before all queued events. */
  readonly implied?: (before: State, after: State, event: Event) => readonly Event[];
  /** Streams that run from the start, without an intent. */
  readonly reactions?: readonly Reaction[];
}

/** The handler of one type of intent. */
export interface Answer<I extends Intent = Intent> {
  /** The expected types of its fields, since callers may be plain JavaScript. On a mismatch the intent is refused. */
  readonly takes?: { readonly [Field in string & keyof I]?: Validator };
  run(deps: Deps, intent: I): Observable<Event>;
  /** A new intent cancels a running one in the same lane. Absent: intents are independent. */
  lane?(intent: I, state: State): string;
  /** The event to emit when a later intent cancels this one. */
  cancelled?(intent: I, failure: Failure, state: State): Event | undefined;
  /** The value that the intent's promise resolves to. */
  value?(event: Event, state: State): unknown;
}

/** `openWallet` for `open-wallet`. */
type MethodOf<T extends string> = T extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<MethodOf<Rest>>}`
  : T;

type UseCaseOf<I> = (deps: Deps) => (intent: I) => Observable<Event>;

/** The intents that have a use case of the same name in a part. */
type LateIntent<K extends keyof Parts> = {
  [T in IntentType]: PartOf<K> extends { readonly [M in MethodOf<T>]: UseCaseOf<IntentOf<T>> } ? IntentOf<T> : never;
}[IntentType];

/** The use case of the intent's name, from a part that is loaded when needed. */
export function late<K extends keyof Parts>(name: K): (deps: Deps, intent: LateIntent<K>) => Observable<Event> {
  return (deps, intent) => {
    const method = intent.type.replace(/-./g, (dash) => dash.slice(1).toUpperCase());
    return (deps.parts[name] as Observable<unknown>).pipe(
      mergeMap((part) => (part as Readonly<Record<string, UseCaseOf<Intent>>>)[method]?.(deps)(intent) ?? EMPTY),
    );
  };
}
