import fc from 'fast-check';
import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { spendingRight } from './spending-right.js';

const TOKEN = `0x${'5a'.repeat(20)}` as const;
const WHO = `0x${'b0'.repeat(20)}` as const;
const ZERO_ADDRESS = `0x${'00'.repeat(20)}` as const;
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const abi = parseAbi([
  'function approve(address who, uint256 amount)',
  'function increaseAllowance(address who, uint256 amount)',
  'function setApprovalForAll(address who, bool approved)',
  'function transfer(address to, uint256 amount)',
]);
const permit2 = parseAbi(['function approve(address token, address who, uint160 amount, uint48 expiration)']);
const lend = (amount: bigint) => encodeFunctionData({ abi: permit2, args: [TOKEN, WHO, amount, 1] });

describe('the spending rights that a call grants', () => {
  it.each([
    [encodeFunctionData({ abi, functionName: 'approve', args: [WHO, 5n] }), false],
    [encodeFunctionData({ abi, functionName: 'approve', args: [WHO, 2n ** 256n - 1n] }), true],
    [encodeFunctionData({ abi, functionName: 'approve', args: [WHO, 2n ** 255n] }), true],
    [encodeFunctionData({ abi, functionName: 'increaseAllowance', args: [WHO, 5n] }), false],
    [encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [WHO, true] }), true],
    [`${encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [WHO, true] })}${'00'.repeat(500)}`, true],
    [
      encodeFunctionData({ abi, functionName: 'approve', args: [WHO, 2n ** 256n - 1n] })
        .toUpperCase()
        .replace('0X', '0x'),
      true,
    ],
  ])('%s', (data, boundless) => {
    expect(spendingRight({ to: TOKEN, data })).toEqual({ of: TOKEN, who: WHO, boundless });
    expect(spendingRight({ to: TOKEN, input: data })).toEqual({ of: TOKEN, who: WHO, boundless });
  });

  it('may be the right to item 0 of a collection, where an allowance of tokens would be revoked', () => {
    const data = encodeFunctionData({ abi, functionName: 'approve', args: [WHO, 0n] });
    expect(spendingRight({ to: TOKEN, data })).toEqual({ of: TOKEN, who: WHO, boundless: false, ambiguous: true });
  });

  it('are of the token that a Permit2 call names', () => {
    expect(spendingRight({ to: PERMIT2, data: lend(5n) })).toEqual({ of: TOKEN, who: WHO, boundless: false });
    expect(spendingRight({ to: PERMIT2, data: lend(2n ** 160n - 1n) })).toMatchObject({ boundless: true });
    // The expiry does not matter; spender and amount have to be there.
    const words = (count: number) => lend(5n).slice(0, 10 + count * 64);
    expect(spendingRight({ to: PERMIT2, data: words(3) })).toEqual({ of: TOKEN, who: WHO, boundless: false });
    expect(spendingRight({ to: PERMIT2, data: words(2) })).toBeUndefined();
    expect(spendingRight({ to: PERMIT2, data: words(3).slice(0, -1) })).toBeUndefined();
  });

  it.each([
    [{ to: TOKEN, data: encodeFunctionData({ abi, functionName: 'transfer', args: [WHO, 5n] }) }],
    [{ to: TOKEN, data: encodeFunctionData({ abi, functionName: 'approve', args: [ZERO_ADDRESS, 0n] }) }],
    [{ to: TOKEN, data: encodeFunctionData({ abi, functionName: 'increaseAllowance', args: [WHO, 0n] }) }],
    [{ to: TOKEN, data: encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [WHO, false] }) }],
    [{ to: TOKEN, data: '0x095ea7b3' }],
    [{ to: TOKEN, data: lend(5n).slice(0, 150) }],
    [{ to: TOKEN, data: ` ${lend(5n)}` }],
    [{ data: lend(5n) }],
    [{ to: 'token', data: lend(5n) }],
    [null],
  ])('are none: %#', (call) => {
    expect(spendingRight(call)).toBeUndefined();
  });

  it('are described or not, and never throw', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (anything) => {
        expect(spendingRight(anything)).toBeUndefined();
        expect(spendingRight({ to: TOKEN, data: anything })).toBeUndefined();
      }),
    );
  });
});
