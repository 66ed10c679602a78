import { describe, expect, it } from 'vitest';
import type { Event } from '../events.js';
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
  ])('is emptied by %s of its own kind alone', (_, event) => {
    expect(reduceSend(FORM, event('eip155'))).toBe(FORM);
    expect(reduceSend(FORM, event('solana'))).toMatchObject({ token: undefined, amountText: '' });
  });

  it('is emptied by any other network', () => {
    const moved: Event = { type: 'network.changed', namespace: 'eip155', networkId: 'eip155:1' };
    expect(reduceSend(FORM, moved)).toMatchObject({ token: undefined });
  });

  it('is left alone once the wallet has been asked', () => {
    const asked: SendState = { ...FORM, stage: 'waiting' };
    expect(reduceSend(asked, { type: 'account.selected', namespace: 'solana', address: 'other' })).toBe(asked);
  });
});
