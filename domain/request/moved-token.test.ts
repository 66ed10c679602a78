import { encodeFunctionData, erc20Abi, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { movedToken } from './moved-token.js';

const [ME, BOB, TOKEN] = [`0x${'a1'.repeat(20)}`, `0x${'b0'.repeat(20)}`, `0x${'5a'.repeat(20)}`] as const;
const transfer = (from: `0x${string}`) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [from, BOB, 6n] });
const items = parseAbi(['function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)']);

it.each([
  ['a transfer', encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BOB, 5n] }), 5n],
  ['one from the account', transfer(ME), 6n],
  ['one from another account', transfer(BOB), undefined],
  ['an item', encodeFunctionData({ abi: items, functionName: 'safeTransferFrom', args: [ME, BOB, 7n, 1n, '0x'] }), 7n],
  ['an approval', encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [BOB, 5n] }), undefined],
  ['less than its arguments', '0xa9059cbb', undefined],
  ['no hex', '0xa9059cbbxx', undefined],
  ['nothing', undefined, undefined],
])('S6.4 what is moved by %s', (_, data, amount) => {
  expect(movedToken({ to: TOKEN, data }, `0x${'A1'.repeat(20)}`)?.amount).toBe(amount);
});
