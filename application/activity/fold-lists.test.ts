/** Activity and collectibles of accounts, event by event. */
import { expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { foldLists, reduceLists } from './fold-lists.js';
import { transactionsOf } from './pages-of.js';
import { type ListsState, NO_PAGES, type PagesByName } from './state.js';

const EMPTY: ListsState = { activity: {}, collectibles: {} };
const ID: AccountId = 'eip155:1:0x1';
const OTHER: AccountId = 'solana:x:So1';
const failure = new Failure('request-failed');

it('lists belong to one account, whatever happens to a page', () => {
  const pages: PagesByName['activity'] = { ...NO_PAGES, status: 'ready' };
  const change = { list: 'activity', accountId: ID, pages, more: false } as const;
  for (const event of [
    { type: 'pages.requested', ...change },
    { type: 'pages.loaded', ...change },
    { type: 'pages.failed', ...change, failure },
  ] as readonly Event[]) {
    const { activity, collectibles } = reduceLists({ ...EMPTY, activity: { [OTHER]: pages } }, event);
    expect(activity).toEqual({ [OTHER]: pages, [ID]: pages });
    expect(collectibles).toEqual({});
  }
});

it('lists of a wallet are removed when it disconnects, for its namespace only', () => {
  const pages = { [ID]: NO_PAGES, [OTHER]: NO_PAGES };
  const state: ListsState = { activity: pages, collectibles: pages };
  const left = reduceLists(state, { type: 'connection.closed', namespace: 'eip155', reason: 'visitor' });
  expect([left.activity, left.collectibles].map((each) => Object.keys(each))).toEqual([[OTHER], [OTHER]]);
});

it('lists keep their identity while nothing of theirs changes', () => {
  const state = { lists: EMPTY } as State;
  expect(foldLists(state, { type: 'modal.closed' }, state)).toBe(state);
  expect(transactionsOf(NO_PAGES)).toBe(NO_PAGES.items);
});
