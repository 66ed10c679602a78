import fc from 'fast-check';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { isLimitless } from './is-limitless.js';
import type { RpcRequest } from './request.js';
import { cappedRequest, requestCaps } from './request-caps.js';
import { spendingCap, withCap } from './spending-cap.js';

const TOKEN: Hex = `0x${'5a'.repeat(20)}`;
const WHO: Hex = `0x${'b0'.repeat(20)}`;
const PERMIT2: Hex = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const MOST = 2n ** 256n - 1n;
const abi = parseAbi([
  'function approve(address who, uint256 amount)',
  'function increaseAllowance(address who, uint256 amount)',
  'function setApprovalForAll(address who, bool approved)',
  'function transfer(address to, uint256 amount)',
]);
const permit2 = parseAbi(['function approve(address token, address who, uint160 amount, uint48 expiration)']);
const approve = (amount: bigint) => encodeFunctionData({ abi, functionName: 'approve', args: [WHO, amount] });
const more = (amount: bigint) => encodeFunctionData({ abi, functionName: 'increaseAllowance', args: [WHO, amount] });
const lend = (amount: bigint) => encodeFunctionData({ abi: permit2, args: [TOKEN, WHO, amount, 77] });
const request = (method: string, first: unknown): RpcRequest => ({
  id: '1',
  namespace: 'eip155',
  method,
  params: [first],
});

describe('an unlimited amount', () => {
  it.each([
    [MOST, true],
    [2n ** 255n, true],
    [2n ** 254n, true],
    [2n ** 160n - 1n, true],
    [2n ** 127n, true],
    [2n ** 96n - 1n, true],
    [2n ** 127n - 1n, false],
    [2n ** 96n, false],
    [10n ** 33n, false],
    [0n, false],
  ])('%s: %s', (amount, limitless) => {
    expect(isLimitless(amount)).toBe(limitless);
  });
});

describe('the cap of a call', () => {
  it.each([
    ['approve', TOKEN, approve, MOST],
    ['increaseAllowance', TOKEN, more, MOST],
    ['by Permit2', PERMIT2, lend, 2n ** 160n - 1n],
  ] as const)('%s is read, and replaced without changing other bytes', (_, to, encode, most) => {
    expect(spendingCap({ to, data: encode(most) })).toEqual({
      ...{ token: TOKEN, spender: WHO, amount: most, limitless: true, most },
    });
    fc.assert(
      fc.property(fc.bigInt(1n, most), fc.bigInt(0n, most), (before, after) => {
        expect(withCap(encode(before), to, after)).toBe(encode(after));
      }),
    );
    expect(withCap(encode(5n), to, most + 1n)).toBeUndefined();
    expect(withCap(encode(5n), to, -1n)).toBeUndefined();
    // Bytes after the arguments are kept.
    expect(withCap(`${encode(5n)}abcd`, to, 6n)).toBe(`${encode(6n)}abcd`);
  });

  it.each([
    [{ to: TOKEN, data: approve(0n) }],
    [{ to: TOKEN, data: encodeFunctionData({ abi, functionName: 'transfer', args: [WHO, 5n] }) }],
    [{ to: TOKEN, data: encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [WHO, true] }) }],
    // This call is a spending cap only at the Permit2 contract.
    [{ to: TOKEN, data: lend(5n) }],
    [{ to: TOKEN, data: approve(5n).slice(0, -2) }],
    [{ to: TOKEN, data: `${approve(5n)}0` }],
    [{ to: TOKEN, data: approve(5n), input: approve(6n) }],
    // More than 160 bits: it would revert.
    [{ to: PERMIT2, data: lend(5n).replace(/0{63}5/, 'f'.repeat(64)) }],
    [{ data: approve(5n) }],
    [null],
  ])('has no cap: %#', (call) => {
    expect(spendingCap(call)).toBeUndefined();
  });

  it('never throws, whatever the call is', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (anything) => {
        expect(spendingCap(anything)).toBeUndefined();
        expect(spendingCap({ to: TOKEN, data: anything })).toBeUndefined();
        expect(requestCaps({ namespace: 'eip155', method: 'wallet_sendCalls', params: anything })).toEqual([]);
        expect(requestCaps(request('wallet_sendCalls', { calls: anything }))).toEqual([]);
      }),
    );
  });
});

describe('the caps of a request', () => {
  it('are changed one by one, without changing anything else', () => {
    const other = { to: WHO, value: '0x1' };
    const calls = [other, { to: TOKEN, data: approve(MOST) }, { to: TOKEN, input: more(7n) }];
    const batch = request('wallet_sendCalls', { chainId: '0x1', calls });
    expect(requestCaps(batch).map(({ at, amount }) => [at, amount])).toEqual([
      [1, MOST],
      [2, 7n],
    ]);
    expect(cappedRequest(batch, 1, 5n)?.params).toEqual([
      { chainId: '0x1', calls: [other, { to: TOKEN, data: approve(5n) }, calls[2]] },
    ]);
    expect(cappedRequest(batch, 2, 5n)?.params).toEqual([
      { chainId: '0x1', calls: [other, calls[1], { to: TOKEN, input: more(5n) }] },
    ]);
    expect(cappedRequest(batch, 0, 5n)).toBeUndefined();
    expect(cappedRequest(batch, 3, 5n)).toBeUndefined();
  });

  it('of a transaction leave its other fields alone', () => {
    const sent = request('eth_sendTransaction', { from: WHO, to: TOKEN, data: approve(MOST), gas: '0x5208' });
    expect(cappedRequest(sent, 0, 9n)?.params).toEqual([{ from: WHO, to: TOKEN, data: approve(9n), gas: '0x5208' }]);
  });

  it.each([
    request('eth_signTypedData_v4', { to: TOKEN, data: approve(MOST) }),
    { ...request('eth_sendTransaction', { to: TOKEN, data: approve(MOST) }), namespace: 'solana' as const },
    request('wallet_sendCalls', { calls: Array(101).fill({ to: TOKEN, data: approve(MOST) }) }),
  ])('do not exist in: %#', (asked) => {
    expect(requestCaps(asked)).toEqual([]);
    expect(cappedRequest(asked, 0, 5n)).toBeUndefined();
  });
});
