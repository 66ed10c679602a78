import { describe, expect, it } from 'vitest';
import type { Tried } from './simulation.js';
import { approvalCall, triedCalls } from './tried-calls.js';

const KELP = `0x${'6e'.repeat(20)}`;
const BOB = `0x${'B0'.repeat(20)}`;
const networkId = 'eip155:1';
const words = `${'b0'.repeat(20).padStart(64, '0')}${'f'.padStart(64, '0')}`;
const transfer = { from: KELP, to: BOB, amount: 15n };
const ether = { networkId, name: 'Ether', symbol: 'ETH', decimals: 18 } as const;

describe('the calls of', () => {
  it.each<[string, Tried, unknown]>([
    ['calls', { calls: [{ to: KELP, data: '0x', value: 1n }] }, [{ to: KELP, data: '0x', value: 1n }]],
    ['a transfer', { transfer: { ...transfer, token: ether } }, [{ to: BOB, data: '0x', value: 15n }]],
    [
      'a token’s transfer',
      { transfer: { ...transfer, token: { ...ether, address: KELP } } },
      [{ to: KELP, data: `0xa9059cbb${words}`, value: 0n }],
    ],
    ['transactions of another kind', { transactions: ['AQ=='] }, undefined],
  ])('%s', (_what, tried, calls) => {
    expect(triedCalls(tried)).toEqual(calls);
  });

  it('the call of an approval', () => {
    expect(approvalCall(KELP, BOB, 15n)).toEqual({ to: KELP, data: `0x095ea7b3${words}`, value: 0n });
  });
});
