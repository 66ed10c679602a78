import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Transfer } from '../../domain/transaction/transfer.js';
import type { Event } from '../engine/events.js';
import { reduceSend } from './slice.js';
import type { SendState } from './state.js';

const SOL = { networkId: 'solana:brinepool', name: 'Solana', symbol: 'SOL', decimals: 9 } as const;
const FORM: SendState = {
  ...{ token: SOL, amountText: '1', receiver: 'somebody', fee: undefined, stage: 'editing' },
  ...{ hash: undefined, failure: undefined },
};

describe('a form that is being filled in', () => {
  it.each<[string, (namespace: 'eip155' | 'solana') => Event]>([
    ['another account', (namespace) => ({ type: 'account.selected', namespace, address: 'other' })],
    [
      'other accounts',
      (namespace) => ({
        type: 'accounts.changed',
        namespace,
        accounts: [{ namespace, address: 'other', type: 'eoa' }],
      }),
    ],
    ['a wallet that leaves', (namespace) => ({ type: 'connection.closed', namespace, reason: 'visitor' })],
  ])('is reset by %s of its own namespace only', (_, event) => {
    expect(reduceSend(FORM, event('eip155'))).toBe(FORM);
    expect(reduceSend(FORM, event('solana'))).toMatchObject({ token: undefined, amountText: '' });
  });

  it('is reset by any other network', () => {
    const moved: Event = { type: 'network.changed', namespace: 'eip155', networkId: 'eip155:1' };
    expect(reduceSend(FORM, moved)).toMatchObject({ token: undefined });
  });

  it('is kept once the wallet request is sent', () => {
    const asked: SendState = { ...FORM, stage: 'waiting' };
    expect(reduceSend(asked, { type: 'account.selected', namespace: 'solana', address: 'other' })).toBe(asked);
  });
});

describe('an attempt', () => {
  const transfer: Transfer = { token: SOL, from: 'me', to: 'somebody', amount: 1n };
  const other: Transfer = { ...transfer };
  const fee = { amount: 5n, symbol: 'SOL', decimals: 9 };
  const failure = new Failure('request-failed');
  const incomplete = new Failure('invalid-amount');
  const ready: SendState['fee'] = { status: 'ready', fee, at: 1 };
  const ask = { method: 'signTransaction', payload: 'AQ==', says: [] };
  const started: SendState = { ...FORM, fee: ready, stage: 'checking', transfer };
  const sent: SendState = { ...FORM, stage: 'submitted', transfer, hash: 'A' };
  const failed: SendState = { ...FORM, stage: 'failed', failure };

  it.each<[string, SendState, Event, Partial<SendState>]>([
    ['begins', failed, { type: 'send.started', transfer }, { stage: 'checking', transfer, failure: undefined }],
    ['waits', started, { type: 'send.asked', transfer }, { stage: 'waiting', fee: ready }],
    [
      'shows what the wallet is asked',
      started,
      { type: 'send.asked', transfer, ask },
      { stage: 'waiting', fee: { status: 'ready', fee: { ...fee, request: ask }, at: 1 } },
    ],
    [
      'has no fee to show it with',
      { ...started, fee: { status: 'loading' } },
      { type: 'send.asked', transfer, ask },
      { stage: 'waiting', fee: { status: 'loading' } },
    ],
    [
      'is asked without a fee',
      { ...started, fee: undefined },
      { type: 'send.asked', transfer, ask },
      { stage: 'waiting', fee: undefined },
    ],
    ['is given up', started, { type: 'send.given-up', transfer, failure }, { stage: 'editing', transfer: undefined }],
    [
      'is submitted, which empties the form',
      started,
      { type: 'send.submitted', transfer, hash: 'A' },
      { stage: 'submitted', hash: 'A', transfer, token: undefined, amountText: '', receiver: '', fee: undefined },
    ],
    ['is slow', sent, { type: 'send.slow', hash: 'A' }, { slow: true }],
    [
      'is confirmed',
      { ...sent, slow: true },
      { type: 'send.confirmed', hash: 'A' },
      { stage: 'confirmed', hash: 'A', slow: undefined, spedUp: undefined },
    ],
    [
      'is confirmed under another hash',
      sent,
      { type: 'send.confirmed', hash: 'B', submitted: 'A' },
      { stage: 'confirmed', hash: 'B', spedUp: 'A' },
    ],
    ['fails', started, { type: 'send.failed', transfer, failure }, { stage: 'failed', failure }],
    [
      'fails again before it began',
      { ...failed, transfer },
      { type: 'send.failed', failure: incomplete },
      { failure: incomplete },
    ],
    [
      'is edited away',
      { ...sent, failure, slow: true, spedUp: 'B' },
      { type: 'send.edited', patch: { amountText: '2' } },
      {
        ...{ amountText: '2', stage: 'editing', transfer: undefined, failure: undefined },
        ...{ hash: undefined, slow: undefined, spedUp: undefined },
      },
    ],
    ['has its fee estimated', FORM, { type: 'send.fee-estimated', fee, at: 1 }, { fee: ready }],
    ['waits for its fee', FORM, { type: 'send.fee-requested' }, { fee: { status: 'loading' } }],
    ['has no fee', FORM, { type: 'send.fee-failed', failure }, { fee: { status: 'failed', failure } }],
    ['forgets its fee', started, { type: 'send.fee-cleared' }, { fee: undefined }],
  ])('%s', (_what, before, event, expected) => {
    const after = reduceSend(before, event);
    expect(after).toEqual({ ...before, ...expected });
  });

  it.each<[string, SendState, Event]>([
    ['another that waits', started, { type: 'send.asked', transfer: other }],
    ['another that is given up', started, { type: 'send.given-up', transfer: other, failure }],
    ['another that is submitted', started, { type: 'send.submitted', transfer: other, hash: 'A' }],
    ['another that is slow', sent, { type: 'send.slow', hash: 'B' }],
    ['another that is confirmed', sent, { type: 'send.confirmed', hash: 'B' }],
    ['another that is confirmed under the same hash', sent, { type: 'send.confirmed', hash: 'A', submitted: 'B' }],
    ['another that fails', started, { type: 'send.failed', transfer: other, failure }],
    ['a form that could not be sent', started, { type: 'send.failed', failure }],
    ['a fee that was never there', FORM, { type: 'send.fee-cleared' }],
    [
      'another name',
      { ...FORM, receiver: 'a.sol' },
      { type: 'send.named', named: { typed: 'b.sol', status: 'found' } },
    ],
    ['another kind of event', started, { type: 'buy.ended' }],
  ])('is not affected by %s', (_what, before, event) => {
    expect(reduceSend(before, event)).toBe(before);
  });

  it('keeps the resolved name until there is another receiver', () => {
    const named = { typed: 'a.sol', status: 'found', name: 'a.sol', address: 'A' } as const;
    const known = reduceSend({ ...FORM, receiver: ' a.sol ' }, { type: 'send.named', named });
    const edit = (patch: { amountText?: string; receiver?: string }) =>
      reduceSend(known, { type: 'send.edited', patch }).named;
    expect(edit({ amountText: '2' })).toBe(named);
    expect(edit({ receiver: ' a.sol ' })).toBe(named);
    expect(edit({ receiver: 'b.sol' })).toBeUndefined();
  });
});
