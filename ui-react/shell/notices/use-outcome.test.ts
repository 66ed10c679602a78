import { describe, expect, it } from 'vitest';
import type { Event } from '../../../application/engine/events.js';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { enOutcomes } from './outcomes.en.js';
import { outcomeOf } from './use-outcome.js';

describe('outcomeOf', () => {
  const { wallet } = scriptedWallet();
  const state = scriptedModal().getState();
  const said = (event: Event, hash?: string) =>
    outcomeOf(event, { ...state, send: { ...state.send, hash } }, enOutcomes);
  const opened = (restored: boolean): Event => ({
    type: 'connection.opened',
    namespace: 'eip155',
    wallet,
    accounts: [{ namespace: 'eip155', address: '0xa0', type: 'eoa' }],
    networkId: 'eip155:1',
    restored,
  });
  const closed = (reason: 'visitor' | 'wallet' | 'not-restored'): Event => ({
    type: 'connection.closed',
    namespace: 'eip155',
    reason,
  });

  it('announces a wallet that was connected, not a restored one', () => {
    expect(said(opened(false))).toBe(`Connected to ${wallet.name}`);
    expect(said(opened(true))).toBeUndefined();
  });

  it('announces every end of a connection except a failed restore', () => {
    expect(said(closed('visitor'))).toBe('Disconnected');
    expect(said(closed('wallet'))).toBe('Disconnected');
    expect(said(closed('not-restored'))).toBeUndefined();
  });

  it('names the network after a switch', () => {
    expect(said({ type: 'network.switched', networkId: 'eip155:2', outcome: 'switched' })).toBe('You’re on Beta');
    expect(said({ type: 'network.switched', networkId: 'eip155:99999', outcome: 'switched' })).toBe(
      'You’re on an unsupported network',
    );
  });

  it('announces the outcome of a transfer, once submitted', () => {
    const failed: Event = { type: 'send.failed', failure: new Failure('transaction-reverted') };
    expect(said({ type: 'send.confirmed', hash: '0x1' })).toBe(enOutcomes.sent);
    expect(said({ ...failed, hash: '0x1' })).toBe(enOutcomes.notSent);
    expect(said({ ...failed, failure: new Failure('timed-out'), hash: '0x1' })).toBe(enOutcomes.notConfirmed);
    expect(said({ type: 'send.slow', hash: '0x1' })).toBe(enOutcomes.slow);
    expect(said(failed)).toBeUndefined();
  });

  it('leaves out what screens announce themselves', () => {
    expect(said({ type: 'address.copied' })).toBeUndefined();
  });
});
