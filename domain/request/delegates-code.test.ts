import { describe, expect, it } from 'vitest';
import { delegatesCode } from './delegates-code.js';

const CODE = [{ chainId: '0x1', address: `0x${'b0'.repeat(20)}`, nonce: '0x0' }];

describe('a request that sets the code of the account', () => {
  it.each<[string, string, unknown, boolean]>([
    ['a list of authorizations', 'eth_sendTransaction', [{ authorizationList: CODE }], true],
    ['an empty one', 'eth_sendTransaction', [{ authorizationList: [] }], true],
    ['its type alone', 'eth_sendTransaction', [{ type: '0x4' }], true],
    ['its type as a number', 'eth_sendTransaction', [{ type: 4 }], true],
    ['a batch', 'wallet_sendCalls', [{ calls: [], capabilities: { eip7702Auth: CODE } }], true],
    ['one call of a batch', 'wallet_sendCalls', [{ calls: [{}, { capabilities: { eip7702Auth: CODE } }] }], true],
    ['a user operation', 'eth_sendUserOperation', [{ eip7702Auth: CODE[0] }], true],
    ['another type', 'eth_sendTransaction', [{ type: '0x2' }], false],
    ['none', 'eth_sendTransaction', [{ authorizationList: null }], false],
    ['another method', 'eth_call', [{ authorizationList: CODE }], false],
    ['calls that are none', 'wallet_sendCalls', [{ calls: 'all' }], false],
    ['nothing', 'eth_sendTransaction', undefined, false],
  ])('%s', (_, method, params, expected) => {
    expect(delegatesCode(method, params)).toBe(expected);
  });
});
