/** Reactions that use a part: from when the state first needs it, whatever goes wrong. */
import { defer, EMPTY, merge, NEVER, type Observable, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import type { Ports, Reaction } from './deps.js';
import { createEngine } from './engine.js';
import type { Event } from './events.js';
import type { Fold } from './fold.js';
import type { State } from './state.js';

const CLOSED: Event = { type: 'modal.closed' };
const LEFT: Event = { type: 'route.left' };
const HIDDEN: Event = { type: 'snack.hidden' };
const LOST = new Error('offline');

/** `modal.closed` starts the modal; every `snack.hidden` changes the state. */
const fold: Fold = (state, { type }) => {
  if (type === 'modal.closed') return { ...state, started: true };
  return type === 'snack.hidden' ? { ...state, pay: {} as State['pay'] } : state;
};

function using(part$: Observable<object>, use: () => Observable<Event>, beside$: Observable<Event> = NEVER) {
  const broken: unknown[] = [];
  const ports = { scheduler: virtualTime().scheduler, parts: { account: part$ } } as Partial<Ports> as Ports;
  const reaction: Reaction = ({ withPart }) =>
    merge(
      withPart('account', ({ started }) => started, use),
      beside$,
    );
  const flow = { name: 'a', fold, reactions: [reaction] };
  const first = { started: false, pay: undefined } as Partial<State> as State;
  const engine = createEngine([flow], ports, first, (error) => broken.push(error));
  const seen: string[] = [];
  engine.events$.subscribe(({ type }) => seen.push(type));
  engine.start();
  return { emit: engine.emit, seen, broken };
}

describe('a part', () => {
  it('is loaded and used once, when the state first needs it', () => {
    let loads = 0;
    const part$ = defer(() => {
      loads += 1;
      return of({});
    });
    const { emit, seen } = using(part$, () => of(LEFT));
    emit(HIDDEN);
    expect([loads, seen]).toEqual([0, ['snack.hidden']]);
    emit(CLOSED);
    emit(HIDDEN);
    expect([loads, seen.filter((type) => type === 'route.left')]).toEqual([1, ['route.left']]);
  });

  it('that could not be loaded is loaded again at the next change of the state', () => {
    const answers = [throwError(() => LOST), throwError(() => LOST), of({})];
    const { emit, seen, broken } = using(
      defer(() => answers.shift() ?? EMPTY),
      () => of(LEFT),
    );
    emit(CLOSED);
    emit(HIDDEN);
    expect([seen.includes('route.left'), broken]).toEqual([false, [LOST, LOST]]);
    emit(HIDDEN);
    expect([seen.includes('route.left'), broken.length]).toEqual([true, 2]);
  });

  it('whose loading fails after several changes of the state is reported once', () => {
    const download = new Subject<object>();
    const { emit, broken } = using(download, () => EMPTY);
    emit(CLOSED);
    emit(HIDDEN);
    emit(HIDDEN);
    download.error(LOST);
    expect(broken).toEqual([LOST]);
  });

  it('whose work fails is reported, and does not end what runs beside it', () => {
    const beside = new Subject<Event>();
    const { emit, seen, broken } = using(of({}), () => throwError(() => LOST), beside);
    emit(CLOSED);
    beside.next(LEFT);
    expect([seen, broken]).toEqual([['modal.closed', 'route.left'], [LOST]]);
  });
});
