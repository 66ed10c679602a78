import { encodeFunctionData, erc721Abi, type Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { startWorld, type World } from '../../world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

interface Row {
  readonly name: string;
  readonly collection: string;
  readonly address: string;
  readonly imageUrl: string;
  readonly isSpam: boolean;
}

const accountAt = (at: number): Hex => world.accounts[at]?.address ?? '0x';
async function heldBy(address: string): Promise<readonly Row[]> {
  const answer = await fetch(`${world.services.url}v1/account/${address}/collectibles?chainId=eip155:31337`);
  return (await answer.json()).data;
}

describe('collectibles', () => {
  it('are returned with the metadata of their contracts', async () => {
    const rows = await heldBy(accountAt(1));
    const { glass } = world.collectibles;
    expect(rows.map(({ name }) => name)).toEqual([
      ...['Tide Lamp #352', 'Tide Lamp #80', 'Tide Lamp #16', 'Driftglass #3', 'Driftglass #2'],
    ]);
    expect(rows.at(-1)).toMatchObject({
      id: `eip155:31337:${glass}/2`,
      ...{ collection: 'Driftglass', address: `eip155:31337:${glass}`, tokenId: '2', isSpam: false },
      imageUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
    });
    expect(new Set(rows.map(({ imageUrl }) => imageUrl)).size).toBe(4);
  });

  it('that are spam are marked', async () => {
    const [bait] = await heldBy(accountAt(0));
    expect(bait).toMatchObject({ collection: 'Free KELP', isSpam: true });
  });

  it('belong to their recipient after a transfer, and are named in both histories', async () => {
    const [from, to] = [accountAt(2), accountAt(7)];
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [from, to, 4n] });
    await jsonRpc(world.urls[0], 'eth_sendTransaction', [{ from, to: world.collectibles.glass, data }]);
    await expect.poll(async () => (await heldBy(to)).map(({ name }) => name)).toEqual(['Driftglass #4']);
    expect((await heldBy(from)).map(({ name }) => name)).not.toContain('Driftglass #4');
    const answer = await fetch(`${world.services.url}v1/account/${to}/history?chainId=eip155:31337`);
    expect((await answer.json()).data[0]).toMatchObject({
      metadata: { operationType: 'receive', sentFrom: from, sentTo: to },
      transfers: [{ direction: 'in', nft_info: { name: 'Driftglass #4', flags: { is_spam: false } } }],
    });
  });
});
