/** The screen's title: the money that is sent takes precedence over a descriptor's text. */
import { describe, expect, it } from 'vitest';
import { enFormatter } from '../../../domain/format/english.js';
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
  return titledBy([WORDS], described)?.intent ?? requestTitle(described, ETHER, enApprove, enFormatter);
}

describe('S6.4 money sent with a call is in the title', () => {
  it.each([
    ['a transfer', { data: TRANSFER, value: FOUR }, 'Send 4 ETH and other tokens'],
    ['an approval', { data: APPROVE, value: FOUR }, 'Send 4 ETH, with a token approval'],
    ['any call', { data: '0xd0e30db0', value: FOUR }, 'Send 4 ETH'],
    [
      'an amount with leading zeros',
      { data: TRANSFER, value: `0x${'0'.repeat(80)}3782dace9d900000` },
      'Send 4 ETH and other tokens',
    ],
    ['an amount in decimals', { data: TRANSFER, value: '4000000000000000000' }, 'Send 4 ETH and other tokens'],
    ['an amount as a number', { data: TRANSFER, value: 1_000_000_000_000_000 }, 'Send 0.001 ETH and other tokens'],
    ['an invalid amount', { data: TRANSFER, value: '4 ETH' }, 'Send a transaction'],
    ['none', { data: TRANSFER }, 'Send 0.01 USDC'],
    ['an empty one', { data: TRANSFER, value: '0x0' }, 'Send 0.01 USDC'],
    ['one that is null', { data: TRANSFER, value: null }, 'Send 0.01 USDC'],
  ])('%s', (_, call, title) => {
    expect(titleOf('eth_sendTransaction', [{ to: TOKEN, ...call }])).toBe(title);
  });

  it('for a request for several calls that has only one', () => {
    expect(titleOf('wallet_sendCalls', [{ calls: [{ to: TOKEN, data: TRANSFER, value: FOUR }] }])).toBe(
      'Send 4 ETH and other tokens',
    );
    expect(titleOf('wallet_sendCalls', [{ calls: [{ to: TOKEN, data: TRANSFER }] }])).toBe('Send 0.01 USDC');
  });

  it('for several calls, with the total that they send', () => {
    const calls = [
      { to: TOKEN, data: APPROVE, value: FOUR },
      { to: TOKEN, value: FOUR },
      { to: TOKEN, data: TRANSFER },
    ];
    expect(titleOf('wallet_sendCalls', [{ calls }])).toBe(
      'Send 8 ETH and other tokens in 3 actions, with token approvals',
    );
  });

  it('and an invalid amount causes a warning', () => {
    const params = [{ calls: [{ to: TOKEN, value: 'much' }] }];
    const request = { id: '1', namespace: 'eip155', method: 'wallet_sendCalls', params } as const;
    expect(describedRequest(request).cautions).toEqual(['amount']);
  });
});

describe('S6.4 an approval by a call is in the title', () => {
  const titled = (data: string, value = '0x0') =>
    requestTitle(
      describedRequest({
        ...{ id: '1', namespace: 'eip155', method: 'eth_sendTransaction', params: [{ to: TOKEN, data, value }] },
      }),
      ETHER,
      enApprove,
      enFormatter,
    );
  it.each([
    ['up to an amount', APPROVE, 'Approve token spending'],
    ['without a limit', `${APPROVE.slice(0, 74)}${'f'.repeat(64)}`, 'Approve unlimited token spending'],
    ['that is revoked', `${APPROVE.slice(0, 74)}${'0'.repeat(64)}`, 'Send a transaction'],
    ['none', TRANSFER, 'Send a transaction'],
  ])('%s', (_, data, title) => {
    expect(titled(data)).toBe(title);
  });

  it('unless money is sent with it', () => {
    expect(titled(APPROVE, FOUR)).toBe('Send 4 ETH, with a token approval');
  });
});

describe('S6.4 everything that is sent is in the title', () => {
  const KELP = { symbol: 'KELP', decimals: 6 };
  const other = `0x${'0e'.repeat(20)}`;
  const transfer = (amount: bigint, to = TOKEN) => ({
    to,
    data: `${TRANSFER.slice(0, 74)}${amount.toString(16).padStart(64, '0')}`,
  });
  const titled = (calls: readonly object[], method = 'wallet_sendCalls') =>
    requestTitle(
      describedRequest({
        ...{ id: '1', namespace: 'eip155', method, params: method === 'wallet_sendCalls' ? [{ calls }] : calls },
      }),
      ETHER,
      enApprove,
      enFormatter,
      (address) => (address === TOKEN ? KELP : undefined),
    );
  it.each([
    ['a token', [transfer(5n)], 'Send 0.000005 KELP'],
    ['the total of a token', [transfer(5n), transfer(6n)], 'Send 0.000011 KELP in 2 actions'],
    ['ether and a token', [{ to: TOKEN, value: FOUR }, transfer(5n)], 'Send 4 ETH and 0.000005 KELP in 2 actions'],
    [
      'ether, a token and an unknown one',
      [{ to: TOKEN, value: FOUR }, transfer(5n), transfer(5n, other)],
      'Send 4 ETH, 0.000005 KELP, and other tokens in 3 actions',
    ],
    ['unknown ones', [transfer(5n, other), transfer(6n, other)], 'Send tokens in 2 actions'],
    ['an unknown one', [transfer(5n, other)], 'Send several actions at once'],
    [
      'approvals only',
      [
        { to: TOKEN, data: APPROVE },
        { to: other, data: '0xd0e30db0' },
      ],
      'Approve KELP spending in 2 actions',
    ],
    [
      'two approvals',
      [
        { to: TOKEN, data: APPROVE },
        { to: other, data: APPROVE, value: FOUR },
      ],
      'Send 4 ETH in 2 actions, with token approvals',
    ],
  ])('%s', (_, calls, title) => {
    expect(titled(calls)).toBe(title);
  });

  it('for one transaction, with the token that it sends or approves', () => {
    expect(titled([transfer(5n)], 'eth_sendTransaction')).toBe('Send 0.000005 KELP');
    expect(titled([{ to: TOKEN, data: APPROVE }], 'eth_sendTransaction')).toBe('Approve KELP spending');
  });
});
