import { createClient, erc20Abi, type Hex, http, parseUnits } from 'viem';
import { getBalance, multicall, readContract } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe.each([0, 1] as const)('network %i of the world', (index) => {
  const client = () => createClient({ transport: http(world.urls[index]) });

  it('is described in the format of hosts', () => {
    const network = world.networks[index];
    expect(network).toMatchObject({ id: 31337 + index, caipNetworkId: `eip155:${31337 + index}` });
    expect(network.rpcUrls.default.http).toEqual([world.urls[index]]);
  });

  it('has both tokens as described, distributed to the accounts', async () => {
    const [holder] = world.accounts;
    for (const token of world.tokens) {
      const read = (functionName: 'name' | 'symbol' | 'decimals') =>
        readContract(client(), { address: token.address, abi: erc20Abi, functionName });
      expect([await read('name'), await read('symbol'), await read('decimals')]).toEqual([
        token.name,
        token.symbol,
        token.decimals,
      ]);
      const held = await readContract(client(), {
        address: token.address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [holder?.address as Hex],
      });
      expect(held).toBe(token.supplyPerAccount);
    }
    expect(world.tokens.map((token) => token.decimals)).toEqual([18, 6]);
    expect(world.tokens[1].supplyPerAccount).toBe(parseUnits('250.75', 6));
  });

  it('answers several reads at once through Multicall3', async () => {
    const [first, second] = world.accounts;
    const balances = await multicall(client(), {
      multicallAddress: world.multicall3,
      contracts: [first, second].map((account) => ({
        address: world.tokens[0].address,
        abi: erc20Abi,
        functionName: 'balanceOf' as const,
        args: [account?.address as Hex] as const,
      })),
    });
    expect(balances.map((each) => each.result)).toEqual([
      world.tokens[0].supplyPerAccount,
      world.tokens[0].supplyPerAccount,
    ]);
  });

  it('has one empty account', async () => {
    const empty = world.accounts.at(-1)?.address as Hex;
    expect(await getBalance(client(), { address: empty })).toBe(0n);
    const args = [empty] as const;
    for (const { address } of world.tokens) {
      expect(await readContract(client(), { address, abi: erc20Abi, functionName: 'balanceOf', args })).toBe(0n);
    }
  });
});

describe('the settings for pages', () => {
  it('can be serialised as JSON', () => {
    expect(JSON.parse(JSON.stringify(world.settings))).toEqual(world.settings);
  });

  it('give each wallet its own keys', () => {
    const keys = world.settings.wallets.flatMap((wallet) => wallet.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
