import { describe, expect, it } from 'vitest';
import type { SendState } from '../../../application/send/state.js';
import type { Snack } from '../../../application/shell/state.js';
import { Failure } from '../../../domain/failure/failure.js';
import { transferStage } from './transfer-stage.js';

const sending = (send: Partial<SendState>, message?: Snack['message']) => ({
  send: {
    ...{ token: undefined, amountText: '', receiver: '', fee: undefined, stage: 'submitted', failure: undefined },
    ...{ hash: '0xab', ...send },
  } as SendState,
  notices: {
    ...{ nextSnack: undefined, alert: undefined },
    snack: message && ({ kind: 'success', message, autoClose: true } as const),
  },
});

describe('transferStage', () => {
  it('is undefined before the wallet has sent the transaction', () => {
    expect(transferStage(sending({ hash: undefined, stage: 'waiting' }))).toBeUndefined();
  });

  it('is pending until the network has confirmed', () => {
    expect(transferStage(sending({}))).toEqual({ kind: 'on-its-way' });
    expect(transferStage(sending({ stage: 'confirmed' }))).toEqual({ kind: 'sent' });
  });

  it('is not sent while the notice of the start is still shown', () => {
    expect(transferStage(sending({ stage: 'confirmed' }, 'transaction-started'))).toEqual({ kind: 'on-its-way' });
    expect(transferStage(sending({ stage: 'confirmed' }, 'address-copied'))).toEqual({ kind: 'sent' });
  });

  it.each([
    ['slow', { slow: true }],
    ['sped-up', { stage: 'confirmed', spedUp: '0xaa' }],
    ['unknown', { stage: 'failed', failure: new Failure('timed-out') }],
    ['expired', { stage: 'failed', failure: new Failure('timed-out', undefined, { data: { expired: true } }) }],
    ['replaced', { stage: 'failed', failure: new Failure('cancelled') }],
  ] as [string, Partial<SendState>][])('is %s', (kind, send) => {
    expect(transferStage(sending(send))).toEqual({ kind });
  });

  it('includes the replacing transaction', () => {
    const failure = new Failure('cancelled', undefined, { data: { replacedBy: '0xcd' } });
    expect(transferStage(sending({ stage: 'failed', failure }))).toEqual({ kind: 'replaced', by: '0xcd' });
  });

  it('reports a failure at once', () => {
    const failure = new Failure('transaction-reverted');
    expect(transferStage(sending({ stage: 'failed', failure }, 'transaction-started'))).toEqual({
      kind: 'failed',
      failure,
    });
  });
});
