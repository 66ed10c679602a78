/** Swaps are described if the wallet knows the exchange and can decode every byte. */
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteNetworks } from '../../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import type { SiteNetwork } from '../../../site-settings.js';
import { describeCall } from './describe-call.js';

const abi = parseAbi([
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
]);
const OWNER: Hex = '0x00000000000000000000000000000000000000A1';
const UNOWNED: Hex = '0x00000000000000000000000000000000000000b2';
const ETHER = 10n ** 18n;

let world: World;
let network: SiteNetwork;
beforeAll(async () => {
  world = await startWorld();
  const [first] = siteNetworks(world);
  if (!first) throw new Error('There are two networks.');
  network = first;
});
afterAll(() => world.stop());

const forEther = (to: Hex): Hex => {
  const args = [100_000_000n, ETHER / 50n, [world.tokens[1].address, world.amm.wrapped], to, 1n] as const;
  return encodeFunctionData({ abi, functionName: 'swapExactTokensForETH', args });
};
const ofEther = (): Hex => {
  const args = [2_900_000_000n, [world.amm.wrapped, world.tokens[1].address], OWNER, 1n] as const;
  return encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args });
};
const describeIt = (data: Hex, value = 0n, to: Hex = world.amm.router) =>
  describeCall({ to, data, value }, network, OWNER);

describe('a swap', () => {
  it('names the amount spent, and the minimum received', async () => {
    expect(await describeIt(ofEther(), ETHER)).toMatchObject({
      title: 'Swap 1 ETH for at least 2,900 KELP',
      facts: expect.arrayContaining([['Sends', '1 ETH']]),
      warnings: [],
    });
    expect(await describeIt(forEther(OWNER))).toMatchObject({ title: 'Swap 100 KELP for at least 0.02 ETH' });
  });

  it('names the contracts of its tokens, as any token may have the symbol of another', async () => {
    const { address } = world.tokens[1];
    expect((await describeIt(ofEther(), ETHER)).facts).toContainEqual(['Token contract', `2,900 KELP ${address}`]);
    expect((await describeIt(forEther(OWNER))).facts).toContainEqual(['Token contract', `100 KELP ${address}`]);
  });

  it('for somebody else is a danger', async () => {
    expect(await describeIt(forEther(UNOWNED))).toMatchObject({
      danger: true,
      warnings: ['The proceeds don’t go to you.'],
    });
  });

  it('for no minimum is a danger: others can take everything that is sold', async () => {
    const args = [100_000_000n, 0n, [world.tokens[1].address, world.amm.wrapped], OWNER, 1n] as const;
    const data = encodeFunctionData({ abi, functionName: 'swapExactTokensForETH', args });
    expect(await describeIt(data)).toMatchObject({
      title: 'Swap 100 KELP for at least 0 ETH',
      danger: true,
      warnings: ['You give this away: you get nothing for it.'],
    });
  });

  it.each([
    ['one wei', () => [100_000_000n, 1n, [world.tokens[1].address, world.amm.wrapped], OWNER, 1n] as const],
    ['a billion wei', () => [1n, 10n ** 9n, [world.tokens[1].address, world.amm.wrapped], OWNER, 1n] as const],
  ])('for a minimum of %s is the same danger', async (_, args) => {
    const data = encodeFunctionData({ abi, functionName: 'swapExactTokensForETH', args: args() });
    expect(await describeIt(data)).toMatchObject({
      danger: true,
      warnings: ['You get next to nothing for what you give.'],
    });
  });

  it.each([
    ['at an exchange that is not known', () => describeIt(ofEther(), ETHER, UNOWNED)],
    ['with something behind it', () => describeIt(`${ofEther()}00`, ETHER)],
    ['of nothing', () => describeIt(ofEther())],
    ['with ether that it does not ask for', () => describeIt(forEther(OWNER), 1n)],
  ])('%s cannot be read', async (_what, asked) => {
    expect((await asked()).blind).toContain('cannot be read here');
  });
});
