import { expect, it } from 'vitest';
import { simulatedCalls } from './simulated-calls.js';

const TO = `0x${'6e'.repeat(20)}`;
const request = (method: string, params: unknown) => simulatedCalls({ id: '1', namespace: 'eip155', method, params });

it.each([
  [
    'a transaction',
    'eth_sendTransaction',
    [{ from: TO, to: TO, value: '0x5', data: '0xab' }],
    { account: TO, calls: [{ to: TO, value: 5n, data: '0xab' }] },
  ],
  [
    'what only says where to',
    'eth_sendTransaction',
    [{ to: TO }],
    { account: undefined, calls: [{ to: TO, value: 0n, data: '0x' }] },
  ],
  [
    'data by its older name',
    'eth_sendTransaction',
    [{ to: TO, input: '0xcd' }],
    { account: undefined, calls: [{ to: TO, value: 0n, data: '0xcd' }] },
  ],
  [
    'a batch',
    'wallet_sendCalls',
    [{ from: TO, calls: [{ to: TO, value: '0x1' }, { to: TO }] }],
    {
      account: TO,
      calls: [
        { to: TO, value: 1n, data: '0x' },
        { to: TO, value: 0n, data: '0x' },
      ],
    },
  ],
  ['a contract that is made', 'eth_sendTransaction', [{ data: '0xab' }], undefined],
  ['a name in the place of an address', 'eth_sendTransaction', [{ to: 'odile.eth' }], undefined],
  ['half a byte', 'eth_sendTransaction', [{ to: TO, data: '0xabc' }], undefined],
  ['no end of data', 'eth_sendTransaction', [{ to: TO, data: `0x${'00'.repeat(300_000)}` }], undefined],
  ['a value that is no number', 'eth_sendTransaction', [{ to: TO, value: 5 }], undefined],
  ['one bad call of two', 'wallet_sendCalls', [{ calls: [{ to: TO }, {}] }], undefined],
  ['no calls', 'wallet_sendCalls', [{ calls: [] }], undefined],
  ['too many', 'wallet_sendCalls', [{ calls: Array.from({ length: 101 }, () => ({ to: TO })) }], undefined],
  ['a message', 'personal_sign', ['0xab', TO], undefined],
  ['nothing', 'eth_sendTransaction', undefined, undefined],
])('%s', (_what, method, params, tried) => {
  expect(request(method, params)).toEqual(tried);
});

it('knows no other kinds of networks', () => {
  const params = [{ to: TO }];
  expect(simulatedCalls({ id: '1', namespace: 'solana', method: 'eth_sendTransaction', params })).toBeUndefined();
});
