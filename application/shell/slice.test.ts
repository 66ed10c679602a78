/** Messages, alerts and flags of the modal, event by event. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../engine/events.js';
import { reduceNotices, reduceShell } from './slice.js';
import type { NoticesState, ShellState, Snack } from './state.js';

const SHELL: ShellState = { open: true, loading: false, refusing: false, openedByInterrupt: false };
const NONE: NoticesState = { snack: undefined, nextSnack: undefined, alert: undefined };
const snack = (text: string): Snack => ({ kind: 'success', message: { text }, autoClose: true });
const shown = (text: string): Event => ({ type: 'snack.shown', snack: snack(text) });
const followed: Event = { type: 'snack.followed' };
const hidden: Event = { type: 'snack.hidden' };

describe('snacks', () => {
  it.each<[string, readonly Event[], string | undefined, string | undefined]>([
    ['one', [shown('a')], 'a', undefined],
    ['another goes after a pause', [shown('a'), shown('b')], undefined, 'b'],
    ['then it is shown', [shown('a'), shown('b'), followed], 'b', undefined],
    ['the latest of those that wait', [shown('a'), shown('b'), shown('c')], undefined, 'c'],
    ['gone after its time', [shown('a'), hidden], undefined, undefined],
    ['gone with the modal', [shown('a'), { type: 'modal.closed' }], undefined, undefined],
    ['also the one that waits', [shown('a'), shown('b'), { type: 'modal.closed' }], undefined, undefined],
  ])('%s', (_, events, first, next) => {
    const state = events.reduce(reduceNotices, NONE);
    expect([state.snack, state.nextSnack]).toEqual([first, next].map((text) => text && snack(text)));
  });

  it('do not change if there are none', () => {
    for (const event of [hidden, { type: 'modal.closed' }, { type: 'route.left' }] as const)
      expect(reduceNotices(NONE, event)).toBe(NONE);
  });
});

it('an alert stays until dismissed, whatever happens meanwhile', () => {
  const alert = { short: 'Short', long: 'Long' };
  const raised = [{ type: 'alert.raised', alert }, shown('a'), hidden] as readonly Event[];
  const state = raised.reduce(reduceNotices, NONE);
  expect(state).toEqual({ ...NONE, alert });
  expect(reduceNotices(state, { type: 'alert.dismissed' })).toStrictEqual(NONE);
});

describe('the modal', () => {
  it.each<[string, readonly Event[], Partial<ShellState>]>([
    ['shows that it does not close', [{ type: 'modal.close-refused' }], { refusing: true }],
    ['for a moment', [{ type: 'modal.close-refused' }, { type: 'modal.refusal-ended' }], {}],
    ['is busy', [{ type: 'modal.loading-changed', loading: true }], { loading: true }],
    [
      'until it is not',
      [
        { type: 'modal.loading-changed', loading: true },
        { type: 'modal.loading-changed', loading: false },
      ],
      {},
    ],
  ])('%s', (_, events, expected) => {
    expect(events.reduce(reduceShell, SHELL)).toEqual({ ...SHELL, ...expected });
  });

  it('does not change if there was nothing to end', () => {
    expect(reduceShell(SHELL, { type: 'modal.refusal-ended' })).toBe(SHELL);
  });
});
