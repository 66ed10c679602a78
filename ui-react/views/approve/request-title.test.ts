/** What names the screen: the money that leaves, before any words of a descriptor. */
import { describe, expect, it } from 'vitest';
import type { ClearWords } from '../../../domain/request/clear-words.js';
import { requestTitle } from './call-words.js';
import { describedRequest } from './described-request.js';
import { enApprove } from './text.en.js';
import { titledBy } from './titled-by.js';

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const WORDS: ClearWords = { intent: 'Send 0.01 USDC', rows: [], rest: [] };
const TOKEN = `0x${'5a'.repeat(20)}`;
const APPROVE = `0x095ea7b3${'b0'.padStart(64, '0')}${'1'.padStart(64, '0')}`;
const TRANSFER = `0xa9059cbb${'b0'.padStart(64, '0')}${'1'.padStart(64, '0')}`;
const FOUR = '0x3782dace9d900000';

function titleOf(method: string, params: unknown): string {
  const described = describedRequest({ id: '1', namespace: 'eip155', method, params });
  return titledBy([WORDS], described)?.intent ?? requestTitle(described, ETHER, enApprove);
}

describe('S6.4 money beside a call names the screen', () => {
  it.each([
    ['a transfer', { data: TRANSFER, value: FOUR }, 'Send 4 ETH'],
    ['an approval', { data: APPROVE, value: FOUR }, 'Send 4 ETH'],
    ['any call', { data: '0xd0e30db0', value: FOUR }, 'Send 4 ETH'],
    ['an amount with zeros before it', { data: TRANSFER, value: `0x${'0'.repeat(80)}3782dace9d900000` }, 'Send 4 ETH'],
    ['an amount in decimals', { data: TRANSFER, value: '4000000000000000000' }, 'Send 4 ETH'],
    ['an amount as a number', { data: TRANSFER, value: 1_000_000_000_000_000 }, 'Send 0.001 ETH'],
    ['an amount that cannot be read', { data: TRANSFER, value: '4 ETH' }, 'Send a transaction'],
    ['none', { data: TRANSFER }, 'Send 0.01 USDC'],
    ['an empty one', { data: TRANSFER, value: '0x0' }, 'Send 0.01 USDC'],
    ['one that is null', { data: TRANSFER, value: null }, 'Send 0.01 USDC'],
  ])('%s', (_, call, title) => {
    expect(titleOf('eth_sendTransaction', [{ to: TOKEN, ...call }])).toBe(title);
  });

  it('of a single call among possibly several', () => {
    expect(titleOf('wallet_sendCalls', [{ calls: [{ to: TOKEN, data: TRANSFER, value: FOUR }] }])).toBe('Send 4 ETH');
    expect(titleOf('wallet_sendCalls', [{ calls: [{ to: TOKEN, data: TRANSFER }] }])).toBe('Send 0.01 USDC');
  });

  it('of several calls, with what they send together', () => {
    const calls = [
      { to: TOKEN, data: APPROVE, value: FOUR },
      { to: TOKEN, value: FOUR },
      { to: TOKEN, data: TRANSFER },
    ];
    expect(titleOf('wallet_sendCalls', [{ calls }])).toBe('Send 8 ETH in 3 actions');
  });

  it('and an amount that cannot be read is warned of', () => {
    const params = [{ calls: [{ to: TOKEN, value: 'much' }] }];
    const request = { id: '1', namespace: 'eip155', method: 'wallet_sendCalls', params } as const;
    expect(describedRequest(request).cautions).toEqual(['amount']);
  });
});

describe('S6.4 a right that a call gives names the screen', () => {
  const titled = (data: string, value = '0x0') =>
    requestTitle(
      describedRequest({
        ...{ id: '1', namespace: 'eip155', method: 'eth_sendTransaction', params: [{ to: TOKEN, data, value }] },
      }),
      ETHER,
      enApprove,
    );
  it.each([
    ['up to an amount', APPROVE, 'Approve a spender'],
    ['without a limit', `${APPROVE.slice(0, 74)}${'f'.repeat(64)}`, 'Approve a spender without a limit'],
    ['that is taken back', `${APPROVE.slice(0, 74)}${'0'.repeat(64)}`, 'Send a transaction'],
    ['none', TRANSFER, 'Send a transaction'],
  ])('%s', (_, data, title) => {
    expect(titled(data)).toBe(title);
  });

  it('but for money beside it', () => {
    expect(titled(APPROVE, FOUR)).toBe('Send 4 ETH');
  });
});
