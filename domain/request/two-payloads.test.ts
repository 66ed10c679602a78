import { expect, it } from 'vitest';
import { hasTwoPayloads } from './two-payloads.js';

it.each<[string, string, unknown, boolean]>([
  ['one of each kind that differ', 'eth_sendTransaction', [{ data: '0x', input: '0x095ea7b3' }], true],
  ['one that is not a text', 'eth_sendTransaction', [{ data: '0x', input: 1 }], true],
  ['those of one call of several', 'wallet_sendCalls', [{ calls: [{}, { data: '0x01', input: '0x02' }] }], true],
  ['the same twice', 'eth_sendTransaction', [{ data: '0xAB', input: '0xab' }], false],
  ['one that is empty', 'eth_sendTransaction', [{ data: null, input: '0xab' }], false],
  ['one', 'eth_sendTransaction', [{ data: '0xab' }], false],
  ['calls that are none', 'wallet_sendCalls', [{ calls: 'all' }], false],
  ['none', 'eth_sendTransaction', undefined, false],
  ['those of a question', 'eth_call', [{ data: '0x', input: '0xab' }], false],
])('%s', (_, method, params, expected) => {
  expect(hasTwoPayloads(method, params)).toBe(expected);
});
