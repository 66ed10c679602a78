import { encodeFunctionData, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { limitlessTogether } from './summed-caps.js';

const TOKEN = `0x${'5A'.repeat(20)}` as const;
const OTHER = `0x${'0c'.repeat(20)}` as const;
const [ONE, TWO] = [`0x${'b0'.repeat(20)}`, `0x${'b1'.repeat(20)}`] as const;
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const abi = parseAbi([
  'function approve(address who, uint256 amount)',
  'function increaseAllowance(address who, uint256 amount)',
]);
const permit2 = parseAbi(['function approve(address token, address who, uint160 amount, uint48 expiration)']);
const call = (
  functionName: 'approve' | 'increaseAllowance',
  who: `0x${string}`,
  amount: bigint,
  to: string = TOKEN,
) => ({
  to,
  data: encodeFunctionData({ abi, functionName, args: [who, amount] }),
});
const HALF = 2n ** 126n;

it.each([
  ['increases for one spender', [call('increaseAllowance', ONE, HALF), call('increaseAllowance', ONE, HALF)]],
  ['approvals for two spenders', [call('approve', ONE, HALF), call('approve', TWO, HALF)]],
  [
    'an approval, and one through Permit2',
    [
      call('approve', ONE, HALF, OTHER),
      { to: PERMIT2, data: encodeFunctionData({ abi: permit2, args: [OTHER, TWO, HALF, 1] }) },
    ],
  ],
  ['a single unlimited one', [call('approve', ONE, 2n ** 256n - 1n)]],
])('%s are unlimited together', (what, calls) => {
  expect([...limitlessTogether(calls)]).toEqual([what.includes('Permit2') ? OTHER : TOKEN.toLowerCase()]);
});

it.each([
  ['caps of two tokens', [call('approve', ONE, HALF), call('approve', ONE, HALF, OTHER)]],
  ['small caps', [call('approve', ONE, 5n), call('approve', TWO, 5n)]],
  ['no calls at all', [null, 7, {}]],
])('%s are not', (_, calls) => {
  expect(limitlessTogether(calls).size).toBe(0);
});
