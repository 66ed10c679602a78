import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../../world.js';
import { startServices } from '../services-server.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const ask = async (path: string, url = world.services.url) => (await fetch(new URL(path, url))).json();
const CHAIN = 'chainId=eip155:31337';

describe('generated data', () => {
  it('is added to the real data, in the requested amount', async () => {
    const address = world.accounts[0]?.address;
    const { balances } = await ask(`invented-10000/v1/account/${address}/balance?${CHAIN}`);
    expect(balances).toHaveLength(10_003);
    expect(new Set(balances.map((each: { address?: string }) => each.address)).size).toBe(10_003);
    expect((await ask(`invented-200/v1/supported-chains`)).http).toHaveLength(204);
    expect((await ask(`v1/account/${address}/balance?${CHAIN}`)).balances).toHaveLength(3);
  });

  it('comes in pages, without duplicates, the same each time', async () => {
    const address = world.accounts[8]?.address;
    const read = async (subject: string) => {
      const ids: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await ask(`invented-1000/v1/account/${address}/${subject}?${CHAIN}&cursor=${cursor}`);
        ids.push(...page.data.map(({ id }: { id: string }) => id));
        cursor = page.next;
      }
      return ids;
    };
    const transactions = await read('history');
    expect(new Set(transactions).size).toBe(1_002);
    expect(await read('history')).toEqual(transactions);
    expect(new Set(await read('collectibles')).size).toBe(1_000);
  });

  it('can be set on one server', async () => {
    const [network] = world.networks;
    const invented = { tokens: 5, networks: 2 };
    const own = await startServices({ networks: [{ network }], multicall3: world.multicall3, invented });
    const address = world.accounts.at(-1)?.address;
    expect((await ask(`v1/account/${address}/balance`, own.url)).balances).toHaveLength(6);
    expect((await ask('v1/supported-chains', own.url)).http).toHaveLength(3);
    await own.stop();
  });
});
