import fc from 'fast-check';
import { hashTypedData } from 'viem';
import { describe, expect, it } from 'vitest';
import { calldataDigest, requestDigests } from './request-digests.js';

const OWNER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const PERMIT = {
  domain: {
    name: 'USD Coin',
    version: '2',
    chainId: 1,
    verifyingContract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: {
    owner: OWNER,
    spender: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    value: '1000000',
    nonce: '0',
    deadline: '1893456000',
  },
} as const;

const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
];

describe('S6.4 a Calldata Digest', () => {
  it.each([
    ['of nothing', '0x', '0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563'],
    [
      'of the standard’s own example',
      '0xa9059cbb0000000000000000000000004675c7e5baafbffbca748158becba61ef3b0a2630000000000000000000000000000000000000000000000000de0b6b3a7640000',
      '0x812cee5d9cc7461c04bbcd7b70af9c28b243ac5d74d3453b008b93b7dac69985',
    ],
    [
      'of a transfer',
      '0xa9059cbb000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa960450000000000000000000000000000000000000000000000000000000005f5e100',
      '0x09712e7cd093d6d5761bd4fcc1efdba18d026fe2d69a7299bb6f9f38c046af5a',
    ],
  ] as const)('%s', (_, data, value) => {
    expect(calldataDigest(data)).toEqual({ name: 'Calldata Digest', value });
  });

  it('differs if zeros follow', () => {
    expect(calldataDigest('0x1200').value).not.toBe(calldataDigest('0x12').value);
  });

  it('is returned for each of several calls with calldata', () => {
    const calls = [{ to: OWNER, data: '0x12' }, { to: OWNER }, { to: OWNER, data: '0x' }, { to: OWNER, input: '0x34' }];
    expect(requestDigests('wallet_sendCalls', [{ calls }])).toEqual([
      { ...calldataDigest('0x12'), call: 1 },
      { ...calldataDigest('0x34'), call: 4 },
    ]);
    expect(requestDigests('eth_sendTransaction', [calls[0]])).toEqual([calldataDigest('0x12')]);
  });

  it.each([[[]], [undefined], [[null]], [[{ data: 7 }]], [[{ data: '0x123' }]], [[{ data: 'much' }]], [[{}]]])(
    'does not exist for %j',
    (params) => {
      for (const method of ['eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData_v4', 'personal_sign'])
        expect(requestDigests(method, params)).toEqual([]);
    },
  );
});

describe('S6.4 the digests of typed data', () => {
  it.each([PERMIT, JSON.stringify(PERMIT)])('are these for a permit', (payload) => {
    expect(requestDigests('eth_signTypedData_v4', [OWNER, payload])).toEqual([
      { name: 'EIP-712 Digest', value: '0x064a1cd700d043e17b64be882ab37a58fae41cfe76f85ef3b2bcdeb833560fb3' },
      { name: 'Domain Hash', value: '0x06c37168a7db5138defc7866392bb87a741f9b3d104deb5094588ce041cae335' },
      { name: 'Message Hash', value: '0x67b26b4ccd9a03ccb5e58a0a8438761a87a2d0733b9cb4ac988d860a329e7465' },
    ]);
  });

  it('are those that viem signs', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 256n - 1n), fc.string(), (value, name) => {
        const data = {
          ...PERMIT,
          types: { ...PERMIT.types, EIP712Domain: DOMAIN },
          domain: { ...PERMIT.domain, name },
          message: { ...PERMIT.message, value: String(value) },
        };
        const [digest] = requestDigests('eth_signTypedData_v4', [OWNER, data]);
        expect(digest?.value).toBe(hashTypedData({ ...data, message: { ...data.message, value } } as never));
      }),
    );
  });

  it('do not exist if the data contradicts itself', () => {
    expect(requestDigests('eth_signTypedData_v4', [OWNER, { ...PERMIT, types: {} }])).toEqual([]);
  });
});
