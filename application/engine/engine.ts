/** The engine: intent → use case → events → reduce → state. One per modal; nothing is global. */
import { BehaviorSubject, defer, filter, type Observable, Subject, Subscription, take } from 'rxjs';
import type { Namespace } from '../../domain/caip.js';
import { Failure } from '../../domain/failure.js';
import { toFailure } from '../../domain/to-failure.js';
import { initialCatalogue } from '../catalogue/initial-catalogue.js';
import { Links } from '../connect/links.js';
import { connectedOf } from '../connect/selectors.js';
import { type Flow, flows } from '../modal/flows.js';
import type { Outcome } from '../modal/modal.js';
import { reactions } from '../modal/reactions.js';
import { reduce } from '../modal/reduce.js';
import type { Deps, Ports } from './deps.js';
import type { Event } from './events.js';
import type { Fold } from './fold.js';
import type { Intent } from './intents.js';
import { withFolds } from './parts.js';
import type { State } from './state.js';

export interface Core {
  readonly state$: Observable<State>;
  readonly events$: Observable<Event>;
  /** Sets everything going. Call it once, after subscribing. */
  start(): void;
  getState(): State;
  getProvider(namespace?: Namespace): unknown;
  dispatch(intent: Intent): Promise<Outcome<unknown>>;
  /** Tells of something that happened outside of all intents. */
  emit(event: Event): void;
  /** Unsubscribes everything; every intent still running ends as `cancelled`. */
  destroy(): void;
}

interface Running {
  cancel(): void;
}

export function createCore(ports: Ports, initial: State): Core {
  const state$ = new BehaviorSubject<State>({
    ...initial,
    ...(ports.catalogue && { catalogue: initialCatalogue }),
    ...(ports.signIn && { signIn: { accountId: undefined, status: 'signed-out', required: false } }),
  });
  const events$ = new Subject<Event>();
  const links = new Links();
  const life = new Subscription();
  const lanes = new Map<string, Running>();
  const all = new Set<Running>();
  const folds = new Set<Fold>();
  const queue: Event[] = [];
  let draining = false;

  const ask = (intent: Intent): void => void dispatch(intent);
  const deps: Deps = {
    ...ports,
    folds,
    parts: withFolds(ports.parts, folds),
    links,
    state: () => state$.value,
    state$,
    events$,
    ask,
  };

  /** Events are taken one at a time, in order, also when one is caused while another is being told. */
  function emit(event: Event): void {
    queue.push(event);
    if (draining) return;
    draining = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) tell(next);
    } finally {
      draining = false;
    }
  }

  function tell(event: Event): void {
    const before = state$.value;
    const after = reduce(before, event, folds);
    // Many events close the modal; those who wait for that need to know one.
    if (before.shell.open && !after.shell.open && event.type !== 'modal.closed')
      queue.unshift({ type: 'modal.closed' });
    if (after !== before) state$.next(after);
    events$.next(event);
  }

  function dispatch(intent: Intent): Promise<Outcome<unknown>> {
    if (life.closed) return Promise.resolve({ ok: false, failure: new Failure('cancelled') });
    const flow: Flow = flows[intent.type];
    const lane = flow.lane?.(intent, state$.value);
    if (lane !== undefined) lanes.get(lane)?.cancel();
    return new Promise((resolve) => {
      let value: unknown;
      let failure: Failure | undefined;
      const running = new Subscription();
      const end = (outcome: Outcome<unknown>): void => {
        if (lane !== undefined && lanes.get(lane) === handle) lanes.delete(lane);
        all.delete(handle);
        resolve(outcome);
      };
      const failed = (error: unknown): void => {
        const cause = toFailure(error);
        emit({ type: 'intent.failed', intent: intent.type, failure: cause });
        end({ ok: false, failure: cause });
      };
      const handle: Running = {
        cancel: () => {
          running.unsubscribe();
          const cancelled = new Failure('cancelled');
          const event = flow.cancelled?.(intent, cancelled, state$.value);
          if (event) emit(event);
          end({ ok: false, failure: cancelled });
        },
      };
      if (lane !== undefined) lanes.set(lane, handle);
      all.add(handle);
      running.add(
        defer(() => flow.run(deps, intent)).subscribe({
          next: (event) => {
            try {
              value = flow.value?.(event, state$.value) ?? value;
              if ('failure' in event) failure = event.failure;
              emit(event);
            } catch (error) {
              // What cannot be folded is the end of it: thrown on, it would never end.
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
    getProvider: (namespace = state$.value.connect.activeNamespace) => {
      const link = links.get(namespace);
      const network = () =>
        life.closed || links.get(namespace) !== link ? undefined : connectedOf(state$.value, namespace)?.networkId;
      const ended$ = events$.pipe(
        filter(() => links.get(namespace) !== link),
        take(1),
      );
      return link?.guard?.(network, ended$) ?? link?.provider;
    },
    dispatch,
    emit,
    start: () => {
      for (const reaction of reactions) {
        life.add(
          defer(() => reaction(deps)).subscribe({
            next: emit,
            // A reaction that breaks must not take the modal down with it.
            error: (error: unknown) => ports.device.log('error', 'A background task of the modal failed', error),
          }),
        );
      }
      emit({ type: 'core.started', connectors: ports.connectors.map(({ id }) => id) });
      void dispatch({ type: 'restore' });
    },
    destroy: () => {
      for (const running of [...all]) running.cancel();
      life.unsubscribe();
      state$.complete();
      events$.complete();
    },
  };
}
