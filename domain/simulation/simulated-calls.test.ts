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
  [
    'a contract that is made',
    'eth_sendTransaction',
    [{ to: null, data: '0xab', value: '0x5' }],
    { account: undefined, calls: [{ value: 5n, data: '0xab' }] },
  ],
  ['what goes nowhere and does nothing', 'eth_sendTransaction', [{ value: '0x5' }], undefined],
  ['a name in the place of an address', 'eth_sendTransaction', [{ to: 'odile.eth' }], undefined],
  ['half a byte', 'eth_sendTransaction', [{ to: TO, data: '0xabc' }], undefined],
  ['no end of data', 'eth_sendTransaction', [{ to: TO, data: `0x${'00'.repeat(300_000)}` }], undefined],
  ['a value that is not a number', 'eth_sendTransaction', [{ to: TO, value: 5 }], undefined],
  ['one bad call of two', 'wallet_sendCalls', [{ calls: [{ to: TO }, {}] }], undefined],
  ['no calls', 'wallet_sendCalls', [{ calls: [] }], undefined],
  ['too many', 'wallet_sendCalls', [{ calls: Array.from({ length: 101 }, () => ({ to: TO })) }], undefined],
  ['a message', 'personal_sign', ['0xab', TO], undefined],
  ['nothing', 'eth_sendTransaction', undefined, undefined],
])('%s', (_what, method, params, tried) => {
  expect(request(method, params)).toEqual(tried);
});

it.each([
  ['an account that is none', 'eth_sendTransaction', [{ from: 'me', to: TO }], undefined],
  ['an account that is a number', 'eth_sendTransaction', [{ from: 7, to: TO }], undefined],
])('%s is left to the account in use', (_what, method, params, account) => {
  expect(request(method, params)).toMatchObject({ account, calls: [{ to: TO }] });
});

it.each([
  ['a number to go to', { to: 7 }],
  ['an address without 0x', { to: TO.slice(2) }],
  ['an address of another kind', { to: `0x${'zz'.repeat(20)}` }],
  ['data that is a number', { to: TO, data: 7 }],
  ['data with words before it', { to: TO, data: 'see 0xab' }],
  ['data of letters', { to: TO, data: '0xzz' }],
  ['a value with words before it', { to: TO, value: 'see 0x1' }],
  ['a value with words after it', { to: TO, value: '0x1 wei' }],
  ['a value of too many digits', { to: TO, value: `0x${'1'.repeat(65)}` }],
])('does not read %s', (_what, call) => {
  expect(request('eth_sendTransaction', [call])).toBeUndefined();
});

it('reads up to the limits', () => {
  const calls = Array.from({ length: 100 }, () => ({ to: TO, value: `0x${'f'.repeat(64)}` }));
  expect(request('wallet_sendCalls', [{ calls }])?.calls).toHaveLength(100);
  const data = `0x${'00'.repeat(199_999)}`;
  expect(request('eth_sendTransaction', [{ to: TO, data }])?.calls).toEqual([{ to: TO, data, value: 0n }]);
  expect(request('wallet_getCallsStatus', [{ calls }])).toBeUndefined();
});

it('reads no requests of other namespaces', () => {
  const params = [{ to: TO }];
  expect(simulatedCalls({ id: '1', namespace: 'solana', method: 'eth_sendTransaction', params })).toBeUndefined();
});
