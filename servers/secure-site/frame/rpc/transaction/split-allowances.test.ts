/** Allowances that a page splits into several calls, each of which looks small: on the real network, with the account's real balance. */
import { encodeFunctionData, erc20Abi, type Hex, parseAbi, parseUnits, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mined, type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => `0x${'b'.repeat(39)}${digit}` as Hex) as [Hex, Hex, Hex];
const PERMIT2: Hex = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const INCREASE = parseAbi(['function increaseAllowance(address who, uint256 amount)']);
const LEND = parseAbi(['function approve(address token, address who, uint160 amount, uint48 expiration)']);

let world: World;
let visit: RpcVisit;
beforeAll(async () => {
  world = await startWorld();
  visit = await rpcVisit(world, '10', 'smartAccount');
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [visit.address, kelp('10')] });
  const from = world.accounts[0]?.address;
  await mined(world, await visit.chain('eth_sendTransaction', { from, to: token(), data, gas: toHex(200_000) }));
});
afterAll(() => world.stop());

const token = () => world.tokens[1].address;
const kelp = (text: string) => parseUnits(text, 6);
const approve = (who: Hex, amount: string) => ({
  to: token(),
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [who, kelp(amount)] }),
});
const increase = (who: Hex, amount: string) => ({
  to: token(),
  data: encodeFunctionData({ abi: INCREASE, functionName: 'increaseAllowance', args: [who, kelp(amount)] }),
});
const lend = (who: Hex, amount: string) => ({
  to: PERMIT2,
  data: encodeFunctionData({ abi: LEND, args: [token(), who, kelp(amount), 2_000_000_000] }),
});
const ask = (...calls: readonly object[]) =>
  visit.decline(visit.request('wallet_sendCalls', { version: '2.0.0', chainId: '0x7a69', calls }));
const whole = (amount: string) =>
  `The spender can take all KELP you have, and in all up to ${amount} KELP, at any time, without asking again.`;

describe('allowances that are everything together', () => {
  it.each([
    ['increases for one spender', () => [increase(ONE, '4'), increase(ONE, '6')], '10'],
    ['approvals for several spenders', () => [approve(ONE, '4'), approve(TWO, '4'), approve(THREE, '4')], '12'],
    ['an approval, and one through Permit2', () => [approve(ONE, '5'), lend(TWO, '5')], '10'],
  ] as const)('%s: the sum is shown first, as the danger that it is', async (_, calls, sum) => {
    const words = await ask(...calls());
    expect(words).toMatchObject({ danger: true, consents: ['I understand that the spender can take all my KELP'] });
    expect(words.warnings?.[0]).toBe(whole(sum));
  });
});

describe('allowances that are less together', () => {
  it('show their sum', async () => {
    const words = await ask(approve(ONE, '2'), increase(TWO, '3'));
    expect(words.danger).toBe(false);
    expect(words.warnings?.[0]).toBe('The spender can take up to 5 KELP at any time, without asking again.');
  });

  it('are not counted twice if the first is for Permit2, which takes the tokens for the second', async () => {
    const words = await ask(approve(PERMIT2, '6'), lend(ONE, '6'));
    expect(words.danger).toBe(false);
    expect(words.warnings).toEqual(['The spender can take up to 6 KELP at any time, without asking again.']);
  });

  it('do not include one that is revoked', async () => {
    const words = await ask(approve(ONE, '0'), approve(ONE, '6'));
    expect(words.warnings).toEqual(['The spender can take up to 6 KELP at any time, without asking again.']);
  });
});

it('an increase counts with what the spender could take before', async () => {
  const [, hash] = await visit.approve(visit.request('eth_sendTransaction', approve(ONE, '7')));
  await mined(world, hash);
  const words = await visit.decline(visit.request('eth_sendTransaction', increase(ONE, '3')));
  expect(words).toMatchObject({ title: 'Approve spending of all your KELP', danger: true, warnings: [whole('10')] });
  const less = await visit.decline(visit.request('eth_sendTransaction', increase(ONE, '1')));
  expect(less).toMatchObject({
    title: 'Approve spending of 1 KELP more',
    warnings: ['The spender can take up to 8 KELP at any time, without asking again.'],
  });
  const [first] = (await ask(increase(ONE, '1'), increase(ONE, '2'))).warnings ?? [];
  expect(first).toBe(whole('10'));
});
