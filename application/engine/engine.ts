/** The engine: intent → use case → events → fold → state. One per modal, without global state. It is independent of all flows. */
import {
  BehaviorSubject,
  catchError,
  defer,
  EMPTY,
  filter,
  mergeMap,
  type Observable,
  Subject,
  Subscription,
  switchMap,
  take,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps, Ports } from './deps.js';
import type { Event } from './events.js';
import type { Answer, Flow } from './flow.js';
import type { Fold } from './fold.js';
import { foldEvent } from './fold-event.js';
import type { Intent, IntentType } from './intents.js';
import type { Outcome } from './outcome.js';
import { type PartOf, type Parts, withFolds } from './parts.js';
import { refusal } from './refusal.js';
import type { State } from './state.js';
import type { LoadUseCase } from './use-case.js';
import { oneOf } from './validators.js';

export interface Engine {
  readonly state$: Observable<State>;
  readonly events$: Observable<Event>;
  /** Starts every reaction. Call it once, after subscribing. */
  start(): void;
  getState(): State;
  dispatch(intent: Intent): Promise<Outcome<unknown>>;
  /** Runs a use case that a page has loaded itself. Emits the `result` of its last event. */
  run(load: LoadUseCase): Promise<Outcome<unknown>>;
  /** Processes an event that no intent caused. */
  emit(event: Event): void;
  /** Unsubscribes everything; every running intent ends as `cancelled`. */
  destroy(): void;
}

/** Ends a running task. */
type Cancel = (why: Failure) => void;

/** A running task, and how to report its result. */
interface Work {
  readonly name: IntentType | 'run';
  readonly events$: Observable<Event>;
  readonly lane?: string | undefined;
  readonly cancelled?: (failure: Failure) => Event | undefined;
  readonly value: (event: Event) => unknown;
}

/** For unknown intents of plain JavaScript, and for those of flows that this modal does not have. */
const UNKNOWN: Answer = { takes: { type: oneOf([]) }, run: () => EMPTY };

/** `onBroken`: a reaction has failed, which must not stop the modal. */
export function createEngine(
  flows: readonly Flow[],
  ports: Ports,
  initial: State,
  onBroken: (error: unknown) => void,
): Engine {
  const state$ = new BehaviorSubject<State>(
    flows.reduce((state, flow) => flow.initial?.(state, ports) ?? state, initial),
  );
  const events$ = new Subject<Event>();
  const life = new Subscription();
  /** Work without a lane is not in it. */
  const lanes = new Map<string | undefined, Cancel>();
  const all = new Set<Cancel>();
  const folds = new Set<Fold>();
  const answers = Object.assign({}, ...flows.map((flow) => flow.answers)) as Readonly<Record<IntentType, Answer>>;
  const queue: Event[] = [];
  let draining = false;

  const deps: Deps = {
    ...ports,
    folds,
    parts: withFolds(ports.parts, folds),
    state: () => state$.value,
    state$,
    events$,
    ask: (intent) => void dispatch(intent),
    withPart: <K extends keyof Parts>(
      name: K,
      needed: (state: State) => boolean,
      use: (part: PartOf<K>) => Observable<Event>,
    ) =>
      unbroken(
        state$.pipe(
          filter(needed),
          switchMap(() => unbroken(deps.parts[name] as Observable<PartOf<K>>)),
          take(1),
          mergeMap(use),
        ),
      ),
    run: (work) => void run(() => Promise.resolve(work)),
  };

  /** Reports an error, and ends without it. */
  function unbroken<T>(stream: Observable<T>): Observable<T> {
    return stream.pipe(
      catchError((error: unknown) => {
        onBroken(error);
        return EMPTY;
      }),
    );
  }

  /** Events are applied one at a time, in order, also when one is caused while another is being applied. */
  function emit(event: Event): void {
    queue.push(event);
    if (draining) return;
    draining = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) apply(next);
    } finally {
      draining = false;
    }
  }

  function apply(event: Event): void {
    const before = state$.value;
    const after = foldEvent(flows, before, event, folds);
    queue.unshift(...flows.flatMap(({ implied }) => implied?.(before, after, event) ?? []));
    if (after !== before) state$.next(after);
    events$.next(event);
  }

  function dispatch(intent: Intent): Promise<Outcome<unknown>> {
    const answer = Object.hasOwn(answers, intent.type) ? answers[intent.type] : UNKNOWN;
    const refused = refusal(intent, answer.takes);
    if (refused) return ended(refused);
    return execute({
      name: intent.type,
      events$: defer(() => answer.run(deps, intent)),
      lane: answer.lane?.(intent, state$.value),
      cancelled: (failure) => answer.cancelled?.(intent, failure, state$.value),
      value: (event) => answer.value?.(event, state$.value),
    });
  }

  function run(load: LoadUseCase): Promise<Outcome<unknown>> {
    return execute({
      name: 'run',
      events$: defer(load).pipe(mergeMap((useCase) => useCase(deps))),
      value: resultOf,
    });
  }

  function ended(failure: Failure): Promise<Outcome<unknown>> {
    return Promise.resolve({ ok: false, failure });
  }

  function execute({ name, events$: work$, lane, cancelled, value: yields }: Work): Promise<Outcome<unknown>> {
    if (life.closed) return ended(new Failure('cancelled'));
    lanes.get(lane)?.(new Failure('cancelled', undefined, { data: { superseded: true } }));
    return new Promise((resolve) => {
      let value: unknown;
      let failure: Failure | undefined;
      const running = new Subscription();
      const end = (outcome: Outcome<unknown>): void => {
        if (lanes.get(lane) === cancel) lanes.delete(lane);
        all.delete(cancel);
        resolve(outcome);
      };
      const failed = (error: unknown): void => {
        const cause = toFailure(error);
        emit({ type: 'intent.failed', intent: name, failure: cause });
        end({ ok: false, failure: cause });
      };
      const cancel: Cancel = (why) => {
        running.unsubscribe();
        const event = cancelled?.(why);
        if (event) emit(event);
        end({ ok: false, failure: why });
      };
      if (lane !== undefined) lanes.set(lane, cancel);
      all.add(cancel);
      running.add(
        work$.subscribe({
          next: (event) => {
            try {
              value = yields(event) ?? value;
              if ('failure' in event) failure = event.failure;
              emit(event);
            } catch (error) {
              // An event that cannot be folded ends the intent: if the error were rethrown, the intent would never end.
              running.unsubscribe();
              failed(error);
            }
          },
          error: failed,
          complete: () => end(failure ? { ok: false, failure } : { ok: true, value }),
        }),
      );
    });
  }

  return {
    state$: state$.asObservable(),
    events$: events$.asObservable(),
    getState: () => state$.value,
    dispatch,
    run,
    emit,
    start: () => {
      for (const reaction of flows.flatMap(({ reactions = [] }) => reactions))
        life.add(unbroken(defer(() => reaction(deps))).subscribe(emit));
    },
    destroy: () => {
      for (const cancel of [...all]) cancel(new Failure('cancelled'));
      life.unsubscribe();
      state$.complete();
      events$.complete();
    },
  };
}

function resultOf(event: object): unknown {
  return 'result' in event ? event.result : undefined;
}
