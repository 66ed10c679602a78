/** Balances and names of accounts, event by event. */
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Holding } from '../../domain/token/token.js';

import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { foldAccount } from './fold-account.js';
import { reduceAccount } from './slice.js';
import type { AccountState } from './state.js';

const EMPTY: AccountState = { holdings: {} };
const ID: AccountId = 'eip155:1:0x1';
const OTHER: AccountId = 'solana:x:So1';
const HELD: readonly Holding[] = [
  { token: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 }, amount: 5n },
];
const failure = new Failure('request-failed');
const requested = (accountId: AccountId = ID): Event => ({ type: 'holdings.requested', accountId });
const loaded = (accountId: AccountId = ID): Event => ({ type: 'holdings.loaded', accountId, holdings: HELD, at: 7 });
const failed = (accountId: AccountId = ID): Event => ({ type: 'holdings.failed', accountId, failure, at: 9 });
const after = (...events: readonly Event[]) => events.reduce(reduceAccount, EMPTY);

describe('the balances of an account', () => {
  it.each<[string, readonly Event[], object]>([
    ['is asked for', [requested()], { status: 'loading', holdings: [], failure: undefined }],
    ['is known', [requested(), loaded()], { status: 'ready', holdings: HELD, failure: undefined, at: 7 }],
    [
      'stays in sight while it is asked for again',
      [loaded(), requested()],
      { status: 'loading', holdings: HELD, at: 7 },
    ],
    ['stays in sight though it failed', [loaded(), failed()], { status: 'failed', holdings: HELD, failure, at: 9 }],
    ['is not known where it failed at first', [failed()], { status: 'failed', holdings: [], failure, at: 9 }],
    ['has not failed any more', [failed(), loaded()], { status: 'ready', holdings: HELD, failure: undefined, at: 7 }],
    ['is no other account’s', [loaded(), failed(OTHER)], { status: 'ready', holdings: HELD, at: 7 }],
  ])('%s', (_, events, expected) => {
    expect(after(...events).holdings[ID]).toMatchObject(expected);
  });

  it('may be incomplete, and are then marked', () => {
    const partly: Event = { ...{ type: 'holdings.loaded', accountId: ID, holdings: HELD, at: 7 }, incomplete: failure };
    expect(after(partly).holdings[ID]?.incomplete).toBe(failure);
    expect(after(partly, loaded()).holdings[ID]?.incomplete).toBeUndefined();
  });
});

it('of a wallet are removed when it disconnects, for its namespace only', () => {
  const { holdings } = after(loaded(), loaded(OTHER));
  const left = reduceAccount(
    { holdings, identities: { '0x1': {} } },
    { type: 'connection.closed', namespace: 'eip155', reason: 'visitor' },
  );
  expect(Object.keys(left.holdings)).toEqual([OTHER]);
  expect(left.identities).toEqual({ '0x1': {} });
});

it('the name of an address applies to all of its networks', () => {
  const identified = (address: string, name: string): Event => ({
    type: 'identity.received',
    address,
    identity: { name },
  });
  expect(after(identified('0x1', 'a.eth'), identified('0x2', 'b.eth'), identified('0x1', 'c.eth')).identities).toEqual({
    ...{ '0x1': { name: 'c.eth' }, '0x2': { name: 'b.eth' } },
  });
});

it('other events leave the state as it is', () => {
  const state = { account: EMPTY } as State;
  expect(foldAccount(state, { type: 'modal.closed' }, state)).toBe(state);
  expect(foldAccount(state, loaded(), state).account.holdings[ID]?.holdings).toBe(HELD);
});
