import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { foldAccount } from './fold-account.js';
import { foldGivenUp } from './fold-given-up.js';

const [ID, OTHER]: readonly [AccountId, AccountId] = ['eip155:1:0x1', 'eip155:1:0x2'];
const failure = new Failure('request-failed');
const requested = (accountId: AccountId = ID): Event => ({ type: 'holdings.requested', accountId });
const loaded: Event = { type: 'holdings.loaded', accountId: ID, holdings: [], at: 7 };
const failed: Event = { type: 'holdings.failed', accountId: ID, failure, at: 9 };
const givenUp: Event = { type: 'holdings.given-up', accountId: ID };
const START = { account: { holdings: {} } } as State;
const after = (...events: readonly Event[]) =>
  events.reduce((state, event) => foldGivenUp(foldAccount(state, event, state), event, state), START).account.holdings;

describe('what an account holds, where its reading was given up', () => {
  it.each<[string, readonly Event[]]>([
    ['is known as before', [loaded]],
    ['has failed as before', [failed]],
  ])('%s', (_, before) => {
    expect(after(...before, requested(), givenUp)).toEqual(after(...before));
  });

  it('is unknown as before, of no other account', () => {
    expect(after(requested(), requested(OTHER), givenUp)).toEqual(after(requested(OTHER)));
  });

  it('stays where it came before that', () => {
    expect(after(requested(), loaded, givenUp)).toEqual(after(loaded));
  });

  it('is not there again once its wallet is disconnected', () => {
    const closed: Event = { type: 'connection.closed', namespace: 'eip155', reason: 'visitor' };
    expect(after(loaded, requested(), closed, givenUp)).toEqual({});
  });
});
