/** The engine with a single flow that is not part of the product: a tide that rises on request. */
import { defer, EMPTY, filter, map, NEVER, type Observable, of, throwError, timer, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Deps } from './deps.js';
import { createEngine } from './engine.js';
import type { Event } from './events.js';
import { type Flow, late } from './flow.js';
import type { Fold } from './fold.js';
import { happened } from './happened.js';
import type { Intent, IntentOf } from './intents.js';
import { number } from './validators.js';

interface Tide {
  readonly level: number;
  readonly high: boolean;
  readonly boats?: readonly string[];
}

type TideEvent =
  | { readonly type: 'tide.rose'; readonly by: number }
  | { readonly type: 'tide.turned' }
  | { readonly type: 'tide.given-up'; readonly failure: Failure }
  | { readonly type: 'tide.refused'; readonly failure: Failure }
  | { readonly type: 'boat.lifted'; readonly name: string; readonly result?: string };

type TideIntent =
  | { readonly type: 'rise'; readonly by: number }
  | { readonly type: 'rise-slowly'; readonly by: number }
  | { readonly type: 'lift-boat'; readonly name: string };

interface TidePart {
  liftBoat(deps: Deps): (intent: IntentOf<'lift-boat'>) => Observable<Event>;
  readonly folds: readonly Fold[];
}

declare module './state.js' {
  interface State {
    readonly tide: Tide;
  }
}
declare module './events.js' {
  interface Events {
    readonly tide: TideEvent;
  }
}
declare module './intents.js' {
  interface Intents {
    readonly tide: TideIntent;
  }
}
declare module './parts.js' {
  interface Parts {
    readonly tide: Observable<TidePart>;
  }
}

const LOW: Tide = { level: 0, high: false };
const HIGH = 10;
const FLOOD = 100;
const SLOWLY = 1_000;

function rise(by: number): Observable<Event> {
  if (by < 0) return throwError(() => new Failure('invalid-options', 'It falls by itself'));
  if (by === 0) return happened({ type: 'tide.refused', failure: new Failure('rejected') });
  return happened({ type: 'tide.rose', by });
}

const tide: Flow = {
  name: 'tide',
  initial: (state) => ({ ...state, tide: { ...LOW, boats: [] } }),
  answers: {
    rise: {
      takes: { by: number },
      run: (_deps, { by }) => rise(by),
      value: (event) => (event.type === 'tide.rose' ? event.by : undefined),
    },
    'rise-slowly': {
      takes: { by: number },
      run: ({ scheduler }, { by }) => timer(SLOWLY, scheduler).pipe(map((): Event => ({ type: 'tide.rose', by }))),
      lane: () => 'tide',
      cancelled: (_intent, failure) => ({ type: 'tide.given-up', failure }),
    },
    'lift-boat': { run: late('tide') },
  },
  fold(state, event) {
    if (event.type === 'tide.rose') {
      if (event.by > FLOOD) throw new TypeError('No such tide');
      return { ...state, tide: { ...state.tide, level: state.tide.level + event.by } };
    }
    return event.type === 'tide.turned' ? { ...state, tide: LOW } : state;
  },
  follow: (state) => {
    const high = state.tide.level >= HIGH;
    return high === state.tide.high ? state : { ...state, tide: { ...state.tide, high } };
  },
  // Lowers what has risen so far.
  reactions: [
    ({ state$ }) =>
      state$.pipe(
        filter((state) => state.tide.high),
        map((): Event => ({ type: 'tide.turned' })),
      ),
  ],
};

const tidePart: TidePart = {
  liftBoat:
    () =>
    ({ name }) =>
      happened({ type: 'boat.lifted', name }),
  folds: [
    (state, event) =>
      event.type === 'boat.lifted'
        ? { ...state, tide: { ...state.tide, boats: [...(state.tide.boats ?? []), event.name] } }
        : state,
  ],
};

/** An engine with this flow only. `more`: other flows above it. */
function sea(more: readonly Flow[] = [], part$: Observable<TidePart> = of(tidePart)) {
  const scheduler = new VirtualTimeScheduler();
  const broken: unknown[] = [];
  const ports = { scheduler, parts: { tide: part$ } };
  const engine = createEngine([tide, ...more], ports, { tide: LOW }, (error) => broken.push(error));
  const events: Event[] = [];
  engine.events$.subscribe((event) => events.push(event));
  const types = () => events.map(({ type }) => type);
  return { ...engine, scheduler, broken, events, types, level: () => engine.getState().tide.level };
}

describe('an intent', () => {
  it('runs its use case, whose events change the state and are then emitted; its promise resolves to the flow’s value', async () => {
    const { dispatch, events$, getState, types } = sea();
    const levels: number[] = [];
    events$.subscribe(() => levels.push(getState().tide.level));
    expect(getState()).toEqual({ tide: { ...LOW, boats: [] } });
    expect(await dispatch({ type: 'rise', by: 3 })).toEqual({ ok: true, value: 3 });
    expect([types(), levels]).toEqual([['tide.rose'], [3]]);
  });

  it('fails, and reports it, if its use case fails', async () => {
    const { dispatch, events } = sea();
    const failure = { code: 'invalid-options', message: 'It falls by itself' };
    expect(await dispatch({ type: 'rise', by: -1 })).toMatchObject({ ok: false, failure });
    expect(events).toMatchObject([{ type: 'intent.failed', intent: 'rise', failure }]);
  });

  it('fails if its last event has a failure', async () => {
    const { dispatch, types } = sea();
    expect(await dispatch({ type: 'rise', by: 0 })).toMatchObject({ ok: false, failure: { code: 'rejected' } });
    expect(types()).toEqual(['tide.refused']);
  });

  it('fails, and does not hang, if its event cannot be folded', async () => {
    const { dispatch, level, types } = sea();
    expect(await dispatch({ type: 'rise', by: FLOOD + 1 })).toMatchObject({ ok: false });
    expect(await dispatch({ type: 'rise', by: 1 })).toMatchObject({ ok: true });
    expect([level(), types()]).toEqual([1, ['intent.failed', 'tide.rose']]);
  });

  it.each(['ebb', 'toString', '__proto__'])('that no flow handles is refused: %s', async (type) => {
    const { dispatch, events } = sea();
    const outcome = await dispatch({ type, by: 1 } as Intent & object);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'invalid-options', data: { wrong: 'type' } } });
    expect(events).toEqual([]);
  });

  it('with an invalid field is refused, and cancels none that is running', async () => {
    const { dispatch, scheduler, events, level } = sea();
    const slowly = dispatch({ type: 'rise-slowly', by: 1 });
    for (const type of ['rise', 'rise-slowly'] as const) {
      const outcome = await dispatch({ type, by: '1' as never });
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'invalid-options', data: { wrong: 'by' } } });
    }
    expect(events).toEqual([]);
    scheduler.flush();
    expect([await slowly, level()]).toMatchObject([{ ok: true }, 1]);
  });

  it('cancels the earlier one in its lane, which is reported', async () => {
    const { dispatch, scheduler, level, types } = sea();
    const first = dispatch({ type: 'rise-slowly', by: 1 });
    const second = dispatch({ type: 'rise-slowly', by: 2 });
    const beside = dispatch({ type: 'rise', by: 4 });
    expect(await first).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    scheduler.flush();
    expect([await second, await beside]).toMatchObject([{ ok: true }, { ok: true }]);
    expect([level(), types()]).toEqual([6, ['tide.given-up', 'tide.rose', 'tide.rose']]);
  });
});

describe('events', () => {
  it('are processed one at a time, and implied events come before the queue', () => {
    const eddy: Flow = {
      name: 'eddy',
      implied: (_before, _after, event) =>
        event.type === 'tide.rose' && event.by === 1 ? [{ type: 'tide.rose', by: 2 }] : [],
      reactions: [
        ({ events$ }) =>
          events$.pipe(
            filter((event) => event.type === 'tide.rose' && event.by === 1),
            map((): Event => ({ type: 'tide.rose', by: 3 })),
          ),
      ],
    };
    const { start, emit, events } = sea([eddy]);
    start();
    emit({ type: 'tide.rose', by: 1 });
    expect(events).toEqual([1, 2, 3].map((by) => ({ type: 'tide.rose', by })));
  });

  it('are followed by navigation, then by reactions, once these are started', async () => {
    const { start, dispatch, level, types } = sea();
    await dispatch({ type: 'rise', by: 9 });
    start();
    await dispatch({ type: 'rise', by: 1 });
    expect([level(), types()]).toEqual([0, ['tide.rose', 'tide.rose', 'tide.turned']]);
  });

  it('continue if a reaction fails, which is reported', async () => {
    const reef: Flow = { name: 'reef', reactions: [() => throwError(() => new Error('aground')), () => EMPTY] };
    const { start, dispatch, broken, types } = sea([reef]);
    start();
    await dispatch({ type: 'rise', by: HIGH });
    expect([broken, types()]).toEqual([[new Error('aground')], ['tide.rose', 'tide.turned']]);
  });
});

describe('a part', () => {
  it('is loaded with the first intent that needs it, and folds its own events from then on', async () => {
    let loads = 0;
    const part$ = defer(() => {
      loads += 1;
      return of(tidePart);
    });
    const { dispatch, emit, getState } = sea([], part$);
    emit({ type: 'boat.lifted', name: 'Otter' });
    expect([loads, getState().tide.boats]).toEqual([0, []]);
    expect(await dispatch({ type: 'lift-boat', name: 'Heron' })).toMatchObject({ ok: true });
    emit({ type: 'boat.lifted', name: 'Plover' });
    expect([loads, getState().tide.boats]).toEqual([1, ['Heron', 'Plover']]);
  });

  it('that cannot be loaded ends the intent, and the next one tries again', async () => {
    let tries = 0;
    const part$ = defer(() => (tries++ === 0 ? throwError(() => new Failure('request-failed')) : of(tidePart)));
    const { dispatch } = sea([], part$);
    const lift = () => dispatch({ type: 'lift-boat', name: 'Heron' });
    expect(await lift()).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
    expect(await lift()).toMatchObject({ ok: true });
  });
});

describe('a use case that a page has loaded itself', () => {
  it('runs like those of flows, and resolves to its last result', async () => {
    const { run, level } = sea();
    const work = ({ state }: Deps) => {
      const lifted = { type: 'boat.lifted', name: 'Otter' } as const;
      const result = `from ${state().tide.level}`;
      return happened({ type: 'tide.rose', by: 1 }, { ...lifted, result: 'first' }, { ...lifted, result }, lifted);
    };
    expect(await run(() => Promise.resolve(work))).toEqual({ ok: true, value: 'from 0' });
    expect(level()).toBe(1);
  });

  it('may send intents and run more work', async () => {
    const { run, level } = sea();
    await run(() =>
      Promise.resolve((deps: Deps) => {
        deps.ask({ type: 'rise', by: 2 });
        deps.run(() => happened({ type: 'tide.rose', by: 3 }));
        return EMPTY;
      }),
    );
    await Promise.resolve();
    expect(level()).toBe(5);
  });
});

it('once destroyed, running intents end as cancelled, none start, and streams complete', async () => {
  const swell: Flow = {
    name: 'swell',
    reactions: [({ scheduler }) => timer(1, scheduler).pipe(map((): Event => ({ type: 'tide.rose', by: 1 })))],
  };
  const { start, dispatch, run, destroy, events$, state$, level, scheduler } = sea([swell]);
  const ended: string[] = [];
  events$.subscribe({ complete: () => ended.push('events') });
  state$.subscribe({ complete: () => ended.push('state') });
  start();
  const running = [dispatch({ type: 'rise-slowly', by: 1 }), run(() => Promise.resolve(() => NEVER))];
  destroy();
  scheduler.flush();
  for (const outcome of await Promise.all([...running, dispatch({ type: 'rise', by: 1 })]))
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
  expect([level(), ended.sort()]).toEqual([0, ['events', 'state']]);
});
