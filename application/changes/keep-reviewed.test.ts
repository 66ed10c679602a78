/** The simulation of a review that changes while it is on screen. */
import { BehaviorSubject, map, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { defineNetwork } from '../../domain/network/network.js';
import type { Simulation, SimulationQuestion } from '../../domain/simulation/simulation.js';
import { scriptedChain } from '../../infrastructure/fakes/scripted-chain.js';
import { SCRIPTED_NETWORKS, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { changesOf } from './changes-of.js';
import { foldChanges } from './fold-changes.js';
import { keepReviewed } from './keep-reviewed.js';
import type { ReviewQuestion } from './review-question.js';

const ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const LOADING = { status: 'loading' } as const;
const outcome = (complete: boolean): Simulation => ({ outcome: 'changes', assets: [], allowances: [], complete });

const question = (about: string, value: bigint): ReviewQuestion => ({
  ...{ about, account: ACCOUNT, tried: { calls: [{ to: ACCOUNT, data: '', value }] } },
  network: defineNetwork(SCRIPTED_NETWORKS[0]),
});

/** A screen whose review the test chooses, and a node that the test answers for. */
function reviewing() {
  const review$ = new BehaviorSubject<ReviewQuestion | undefined>(undefined);
  const events: Event[] = [];
  const asked: SimulationQuestion[] = [];
  const answers: Subject<Simulation>[] = [];
  let state: State = scriptedModal().getState();
  const simulate = (each: SimulationQuestion) => {
    asked.push(each);
    const answer$ = new Subject<Simulation>();
    answers.push(answer$);
    return answer$;
  };
  const deps: Partial<Deps> = {
    ...{ state: () => state, state$: review$.pipe(map(() => state)) },
    chain: () => of(Object.assign(scriptedChain(), { simulate })),
  };
  keepReviewed(deps as Deps, () => review$.value).subscribe((event) => {
    events.push(event);
    state = foldChanges(state, event, state);
  });
  return {
    ...{ events, asked },
    shows: (next: ReviewQuestion | undefined) => review$.next(next),
    answers: (at: number, simulation: Simulation) => answers[at]?.next(simulation),
    entry: () => state.changes?.entry,
  };
}

describe('a review', () => {
  it('is simulated once, as long as it is the same', () => {
    const { shows, answers, asked, entry } = reviewing();
    shows(question('swap a', 1n));
    expect(entry()).toEqual(LOADING);
    answers(0, outcome(true));
    shows(question('swap a', 1n));
    expect(asked).toHaveLength(1);
    expect(entry()).toEqual({ status: 'ready', simulation: outcome(true) });
  });

  it('that is rebuilt keeps its known changes until the new ones are known', () => {
    const { shows, answers, asked, entry } = reviewing();
    shows(question('swap a', 1n));
    answers(0, outcome(true));
    shows(question('swap a', 2n));
    expect(asked).toHaveLength(2);
    expect(entry()).toEqual({ status: 'ready', simulation: outcome(true) });
    answers(1, outcome(false));
    expect(entry()).toEqual({ status: 'ready', simulation: outcome(false) });
  });

  it('that says something else has no known changes, and drops a late answer', () => {
    const { shows, answers, entry } = reviewing();
    shows(question('swap a', 1n));
    answers(0, outcome(true));
    shows(question('swap b', 1n));
    expect(entry()).toEqual(LOADING);
    answers(0, outcome(false));
    expect(entry()).toEqual(LOADING);
  });

  it('that leaves the screen takes its changes along, once', () => {
    const { shows, answers, entry, events } = reviewing();
    shows(question('swap a', 1n));
    answers(0, outcome(true));
    shows(undefined);
    shows(undefined);
    expect(entry()).toBeUndefined();
    expect(events.filter(({ type }) => type === 'changes.dropped')).toEqual([
      { type: 'changes.dropped', about: 'swap a' },
    ]);
  });
});

describe('the changes', () => {
  const changes = { about: 'swap a', entry: LOADING };
  const state: State = { ...scriptedModal().getState(), changes };

  it('belong to one screen', () => {
    expect(changesOf(state, 'swap')).toBe(LOADING);
    expect(changesOf(state, 'send')).toBeUndefined();
  });

  it('are not dropped with those of another review', () => {
    expect(foldChanges(state, { type: 'changes.dropped', about: 'swap b' }, state)).toBe(state);
    expect(foldChanges(state, { type: 'changes.dropped', about: 'swap a' }, state).changes).toBeUndefined();
  });
});
