/** A flow with a screen, and a visitor who leaves it. */
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import type { Route } from './router.js';
import { untilLeft } from './until-left.js';

const HIDDEN: Event = { type: 'snack.hidden' };
const LAST: Event = { type: 'modal.closed' };

function showing(open: boolean, ...views: readonly ('connect' | 'networks' | 'profile')[]): State {
  const history = views.map((view): Route => ({ view }));
  const state: object = { shell: { open }, config: { inline: false }, router: { history } };
  return state as State;
}

const THERE = showing(true, 'connect', 'networks');
const DEEPER = showing(true, 'connect', 'networks', 'profile');
const ELSEWHERE = showing(true, 'connect');
const SHUT = showing(false, 'connect', 'networks');

function running(first: State) {
  const state$ = new BehaviorSubject(first);
  const flow$ = new Subject<Event>();
  const seen: string[] = [];
  flow$.pipe(untilLeft({ state$ } as Partial<Deps> as Deps, ({ view }) => view === 'networks', LAST.type)).subscribe({
    next: ({ type }) => {
      seen.push(type);
      // The events that follow at once.
      if (type === LAST.type) state$.next(ELSEWHERE);
    },
    error: (error) => seen.push(toFailure(error).code),
    complete: () => seen.push('complete'),
  });
  return { state$, flow$, seen };
}

describe('a flow with a screen', () => {
  it.each<[string, readonly State[], readonly string[]]>([
    ['goes on while its screen is there', [THERE, DEEPER], []],
    ['is given up by leaving it', [THERE, ELSEWHERE, THERE], ['cancelled']],
    ['is given up by closing the modal', [DEEPER, SHUT], ['cancelled']],
    ['goes on where its screen is not there yet', [ELSEWHERE, SHUT, ELSEWHERE], []],
    ['is given up once the screen has come and gone', [ELSEWHERE, THERE, ELSEWHERE], ['cancelled']],
  ])('%s', (_, [first = THERE, ...states], end) => {
    const { state$, flow$, seen } = running(first);
    flow$.next(HIDDEN);
    for (const state of states) state$.next(state);
    expect(seen).toEqual(['snack.hidden', ...end]);
    expect(flow$.observed).toBe(end.length === 0);
  });

  it('succeeds with its last event, even if that removes the screen', () => {
    const { flow$, seen } = running(THERE);
    flow$.next(HIDDEN);
    flow$.next(LAST);
    expect([seen, flow$.observed]).toEqual([['snack.hidden', 'modal.closed', 'complete'], false]);
  });

  it('that completes without its last event has misbehaved', () => {
    const { flow$, seen } = running(THERE);
    flow$.next(HIDDEN);
    flow$.complete();
    expect(seen).toEqual(['snack.hidden', 'wallet-misbehaved']);
  });
});
