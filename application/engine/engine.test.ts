/** The engine with flows made for these tests: intents, events, and the resulting state. */
import { EMPTY, filter, ignoreElements, mergeMap, NEVER, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import type { Ports, Reaction } from './deps.js';
import { createEngine } from './engine.js';
import type { Event } from './events.js';
import { type Answer, type Flow, late } from './flow.js';
import type { Fold } from './fold.js';
import { happened } from './happened.js';
import type { Intent } from './intents.js';
import type { State } from './state.js';

const CLOSED: Event = { type: 'modal.closed' };
const LEFT: Event = { type: 'route.left' };
const HIDDEN: Event = { type: 'snack.hidden' };
const loading = (is: boolean): Intent => ({ type: 'set-loading', loading: is });
const loadingChanged = (is: boolean): Event => ({ type: 'modal.loading-changed', loading: is });

/** The state has nothing but the flows' counts. */
const NOTHING = { started: false, pay: undefined } as Partial<State> as State;

function engineOf(flows: readonly Flow[], parts: object = {}) {
  const broken: unknown[] = [];
  const ports = { scheduler: virtualTime().scheduler, parts } as Ports;
  const engine = createEngine(flows, ports, NOTHING, (error) => broken.push(error));
  const seen: string[] = [];
  const states: State[] = [];
  engine.events$.subscribe({ next: ({ type }) => seen.push(type), complete: () => seen.push('complete') });
  engine.state$.subscribe((state) => states.push(state));
  return { engine, seen, states, broken };
}

const answering = (run: Answer['run'], more: Partial<Answer> = {}): Flow => ({
  name: 'a',
  answers: { 'set-loading': { run, ...more } as Answer<Extract<Intent, { type: 'set-loading' }>> },
});

describe('an intent', () => {
  it('resolves to the value of its last event with one', async () => {
    const run = () => happened(loadingChanged(true), CLOSED, LEFT);
    const value: Answer['value'] = ({ type }, state) => (type === 'route.left' ? undefined : [type, state === NOTHING]);
    const { engine, seen } = engineOf([answering(run, { value })]);
    expect(await engine.dispatch(loading(true))).toEqual({ ok: true, value: ['modal.closed', true] });
    expect(seen).toEqual(['modal.loading-changed', 'modal.closed', 'route.left']);
    expect(await engineOf([answering(run)]).engine.dispatch(loading(true))).toEqual({ ok: true, value: undefined });
  });

  it('fails with the failure that it emitted or threw', async () => {
    const failure = new Failure('rejected');
    const failed: Event = { type: 'network.switch-failed', networkId: 'eip155:1', failure };
    const { engine } = engineOf([answering(() => happened(failed, CLOSED))]);
    expect(await engine.dispatch(loading(true))).toEqual({ ok: false, failure });
    for (const run of [
      () => throwError(() => failure),
      () => {
        throw failure;
      },
    ]) {
      const thrown = engineOf([answering(run)]);
      expect(await thrown.engine.dispatch(loading(true))).toEqual({ ok: false, failure });
      expect(thrown.seen).toEqual(['intent.failed']);
    }
  });

  it('fails if its event cannot be folded, and emits no further event', async () => {
    const failure = new Failure('unknown');
    const fold: Flow['fold'] = (state, { type }) => {
      if (type === 'modal.closed') throw failure;
      return state;
    };
    const work$ = new Subject<Event>();
    const { engine, seen } = engineOf([{ ...answering(() => work$), fold }]);
    const outcome = engine.dispatch(loading(true));
    work$.next(CLOSED);
    work$.next(LEFT);
    expect([await outcome, seen]).toEqual([{ ok: false, failure }, ['intent.failed']]);
  });

  it.each([
    ['is given up for a later one of its lane', 'a', ['cancelled', 'ok']],
    ['goes on beside those of other lanes', 'b', ['ok', 'ok']],
    ['goes on without a lane', undefined, ['ok', 'ok']],
  ])('%s', async (_, lane, expected) => {
    const ends: Subject<Event>[] = [];
    const run = () => ends[ends.push(new Subject<Event>()) - 1] ?? EMPTY;
    const lanes = ['a', lane];
    const { engine, seen } = engineOf([
      answering(run, {
        ...(lane && { lane: () => lanes.shift() ?? 'a' }),
        cancelled: (_intent, { code }) => (code === 'cancelled' ? LEFT : undefined),
      }),
    ]);
    const outcomes = [engine.dispatch(loading(true)), engine.dispatch(loading(false))];
    for (const end of ends) end.complete();
    const ended = (await Promise.all(outcomes)).map((outcome) => (outcome.ok ? 'ok' : outcome.failure.code));
    expect(ended).toEqual(expected);
    expect(seen).toEqual(expected.includes('cancelled') ? ['route.left'] : []);
    // A finished intent cannot be cancelled.
    void engine.dispatch(loading(true));
    expect(seen).toHaveLength(expected.includes('cancelled') ? 1 : 0);
  });

  it('that is cancelled emits nothing more, with or without a cancel event', async () => {
    const first$ = new Subject<Event>();
    const all = [first$, EMPTY];
    const { engine, seen } = engineOf([answering(() => all.shift() ?? EMPTY, { lane: () => 'a' })]);
    const first = engine.dispatch(loading(true));
    await engine.dispatch(loading(true));
    first$.next(CLOSED);
    expect([await first, seen]).toMatchObject([
      { ok: false, failure: { code: 'cancelled', data: { superseded: true } } },
      [],
    ]);
  });
});

describe('a use case of a page', () => {
  it('resolves to its last result', async () => {
    const { engine, seen } = engineOf([]);
    const event = { ...CLOSED, result: 7 } as Event;
    expect(await engine.run(() => Promise.resolve(() => happened(event, LEFT)))).toEqual({ ok: true, value: 7 });
    expect(seen).toEqual(['modal.closed', 'route.left']);
    const failed: unknown[] = [];
    engine.events$.subscribe((each) => 'intent' in each && failed.push(each.intent));
    expect(await engine.run(() => Promise.reject(new Failure('request-failed')))).toMatchObject({
      failure: { code: 'request-failed' },
    });
    expect(failed).toEqual(['run']);
  });
});

describe('an event', () => {
  it('is processed in order, and the events that it implies come before the queue', () => {
    const answered: Reaction = ({ events$ }) =>
      events$.pipe(
        filter(({ type }) => type === 'modal.closed'),
        mergeMap(() => happened(LEFT, loadingChanged(true))),
      );
    const implied: Flow['implied'] = (_before, _after, { type }) => (type === 'route.left' ? [HIDDEN] : []);
    const { engine, seen, broken } = engineOf([{ name: 'a', implied, reactions: [answered] }, { name: 'b' }]);
    engine.start();
    const late: string[] = [];
    engine.events$.subscribe(({ type }) => late.push(type));
    engine.emit(CLOSED);
    expect(seen).toEqual(['modal.closed', 'route.left', 'snack.hidden', 'modal.loading-changed']);
    expect([late, broken]).toEqual([seen, []]);
  });

  it('is folded by every flow, then the screen, then loaded parts; the state is emitted once, if it changed', () => {
    const steps: string[] = [];
    const noted =
      (step: string): Fold =>
      (state, { type }, before) => {
        steps.push(`${step} ${before === NOTHING} ${state === before}`);
        return type === 'modal.closed' ? { ...state, started: true } : { ...state };
      };
    const loads: Reaction = ({ parts }) => parts.alerts.pipe(ignoreElements());
    const flows: readonly Flow[] = [
      { name: 'a', follow: noted('follow'), fold: noted('fold'), reactions: [loads] },
      { name: 'b', fold: noted('other') },
    ];
    const { engine, states } = engineOf(flows, { alerts: of({ folds: [noted('loaded')] }) });
    engine.start();
    engine.emit(LEFT);
    expect(steps).toEqual(['fold true true', 'other true false', 'follow true false', 'loaded true false']);
    expect(states).toEqual([NOTHING]);
    engine.emit(CLOSED);
    engine.emit(CLOSED);
    expect(states).toEqual([NOTHING, { ...NOTHING, started: true }]);
    expect(engine.getState()).toBe(states[1]);
  });

  it('is emitted with the state that follows from it, also after an exception', () => {
    const { engine } = engineOf([
      {
        name: 'a',
        fold: (state, { type }) => {
          if (type === 'route.left') throw new Error('broken');
          return { ...state, started: true };
        },
      },
    ]);
    expect(() => engine.emit(LEFT)).toThrow('broken');
    const received: unknown[] = [];
    engine.events$.subscribe(({ type }) => received.push(type, engine.getState().started));
    engine.emit(CLOSED);
    expect(received).toEqual(['modal.closed', true]);
  });
});

describe('a flow', () => {
  it('adds its part of the state, from the previous state and the ports', () => {
    const initial: Flow['initial'] = (state, { scheduler }) => ({ ...state, started: scheduler.now() === 0 });
    expect(engineOf([{ name: 'a' }, { name: 'b', initial }, { name: 'c' }]).engine.getState()).toEqual({
      ...NOTHING,
      started: true,
    });
  });

  it('runs its reactions from the start, even if others fail', () => {
    const broken = new Error('broken');
    const reactions: readonly Reaction[] = [
      () => throwError(() => broken),
      () => {
        throw broken;
      },
      () => of(CLOSED),
    ];
    const all = engineOf([{ name: 'a', reactions }]);
    expect(all.seen).toEqual([]);
    all.engine.start();
    expect([all.seen, all.broken]).toEqual([['modal.closed'], [broken, broken]]);
  });

  it('runs intents, and further work', async () => {
    const asking: Reaction = ({ ask, run, state }) => {
      ask(loading(state() === NOTHING));
      run(() => of(CLOSED));
      return EMPTY;
    };
    const loaded: unknown[] = [];
    const run: Answer['run'] = (_deps, intent) => happened(loadingChanged('loading' in intent && intent.loading));
    const { engine, seen } = engineOf([{ ...answering(run), reactions: [asking] }]);
    engine.events$.subscribe((event) => 'loading' in event && loaded.push(event.loading));
    engine.start();
    await engine.run(() => Promise.resolve(() => EMPTY));
    expect(seen).toEqual(['modal.loading-changed', 'modal.closed']);
    expect(loaded).toEqual([true]);
  });

  it('uses the use case with the intent’s name from a part, and fails without one', async () => {
    const answers: Flow['answers'] = { 'switch-network': { run: late('account') } };
    const switchNetwork = () => (intent: object) => happened('networkId' in intent ? CLOSED : LEFT);
    for (const [part, expected] of [
      [{ switchNetwork }, ['modal.closed']],
      [{}, []],
    ] as const) {
      const { engine, seen } = engineOf([{ name: 'a', answers }], { account: of(part) });
      expect(await engine.dispatch({ type: 'switch-network', networkId: 'eip155:1' })).toMatchObject({ ok: true });
      expect(seen).toEqual(expected);
    }
  });
});

describe('destroying the engine', () => {
  it('cancels what is running, and all later intents', async () => {
    const more$ = new Subject<Event>();
    const reaction: Reaction = () => more$;
    const { engine, seen } = engineOf([
      { ...answering(() => NEVER, { cancelled: () => LEFT }), reactions: [reaction] },
    ]);
    engine.start();
    const outcomes = [engine.dispatch(loading(true)), engine.run(() => Promise.resolve(() => NEVER))];
    engine.destroy();
    for (const outcome of [...outcomes, engine.dispatch(loading(true))])
      expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled', data: {} } });
    more$.next(CLOSED);
    expect([seen, more$.observed]).toEqual([['route.left', 'complete'], false]);
    let complete = false;
    engine.state$.subscribe({ complete: () => (complete = true) });
    expect(complete).toBe(true);
  });
});
