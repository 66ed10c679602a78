import { describe, expect, it } from 'vitest';
import type { Allowance } from '../../domain/allowance/allowance.js';
import { Failure } from '../../domain/failure/failure.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { foldAllowances } from './fold-allowances.js';

const accountId = 'eip155:1:0xa1';
const spender = `0x${'b0'.repeat(20)}`;
const one: Allowance = { kind: 'allowance', address: `0x${'01'.repeat(20)}`, spender, amount: 5n };
const two: Allowance = { ...one, kind: 'permit2' };
const result = { allowances: [one, two], since: 0n, unread: 0 };
const after = (...events: readonly Event[]) =>
  events.reduce((state, event) => foldAllowances(state, event, state), {} as State).allowances;
const requested: Event = { type: 'allowances.requested', accountId };
const listed: Event = { type: 'allowances.listed', accountId, result };
const failure = new Failure('timed-out');

describe('allowances of the account in use', () => {
  it('are kept while they are read again, unless they are another account’s', () => {
    expect(after(requested)).toEqual({ accountId, status: 'loading' });
    expect(after(requested, listed, requested)).toMatchObject({ status: 'loading', list: result });
    expect(after(requested, listed, { ...requested, accountId: 'eip155:1:0xa2' })?.list).toBeUndefined();
    expect(after(requested, { ...listed, accountId: 'eip155:1:0xa2' })?.list).toBeUndefined();
    expect(after(requested, { type: 'allowances.failed', accountId, failure })).toMatchObject({
      status: 'failed',
      failure,
    });
  });

  it('are removed one by one, once the network confirms it', () => {
    const started: Event = { type: 'allowance.revoke-started', accountId, allowance: one };
    const submitted: Event = { type: 'allowance.revoke-submitted', accountId, allowance: one, hash: '0x1' };
    expect(after(requested, listed, started)?.ending).toEqual({ of: one, stage: 'asked' });
    expect(after(requested, listed, started, submitted)?.ending?.stage).toBe('submitted');
    expect(
      after(requested, listed, started, { type: 'allowance.revoked', accountId, allowance: one, hash: '0x1' }),
    ).toEqual({
      ...{ accountId, status: 'ready', ending: undefined },
      list: { ...result, allowances: [two] },
    });
    const failed = after(requested, listed, started, {
      type: 'allowance.revoke-failed',
      accountId,
      allowance: one,
      failure,
    });
    expect(failed).toMatchObject({ list: result, ending: { of: one, stage: 'failed', failure } });
  });

  it('stay if another account has revoked the same', () => {
    const other = { ...requested, accountId: 'eip155:1:0xa2' } as const;
    const begun: readonly Event[] = [
      { type: 'allowance.revoke-started', accountId, allowance: one },
      other,
      { ...listed, accountId: other.accountId },
    ];
    for (const last of [
      { type: 'allowance.revoke-submitted', accountId, allowance: one, hash: '0x1' },
      { type: 'allowance.revoked', accountId, allowance: one, hash: '0x1' },
      { type: 'allowance.revoke-failed', accountId, allowance: one, failure },
    ] satisfies Event[]) {
      const state = after(requested, listed, ...begun, last);
      expect(state).toMatchObject({ accountId: other.accountId, list: result });
      expect(state?.ending).toBeUndefined();
    }
  });

  it('do not exist before they are read', () => {
    expect(after(listed)).toBeUndefined();
  });
});
