import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { SMART_ACCOUNT } from '../../../servers/secure-site/smart-account.js';
import { startWorld, type World } from '../../world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => world.services.reset());
afterAll(() => world.stop());

const ask = (path: string, body?: object) =>
  fetch(new URL(path, world.services.url), body ? { method: 'POST', body: JSON.stringify(body) } : {});
const COIN = 2_147_514_985;

function keyAt(at: number) {
  return privateKeyToAccount(world.accounts[at]?.privateKey ?? '0x');
}

/** A visitor's signed registration. */
async function register(name: string, by: number, changed: object = {}): Promise<Response> {
  const key = keyAt(by);
  const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1000) });
  const signature = await key.signMessage({ message });
  return ask('v1/profile/account', { coin_type: COIN, address: key.address, message, signature, ...changed });
}

describe('names', () => {
  it('resolve to their owner, and back', async () => {
    const { address } = keyAt(3);
    expect((await register('barnacle', 3)).status).toBe(200);
    expect(await (await ask('v1/profile/account/Barnacle.berth.example')).json()).toMatchObject({
      name: 'barnacle.berth.example',
      addresses: { [COIN]: { address } },
    });
    expect(await (await ask(`v1/profile/reverse/${address.toLowerCase()}`)).json()).toMatchObject([
      { name: 'barnacle.berth.example' },
    ]);
    expect(await (await ask(`v1/identity/${address}`)).json()).toEqual({
      name: 'barnacle.berth.example',
      avatar: null,
    });
    const { suggestions } = await (await ask('v1/profile/suggestions/barnacle')).json();
    expect(suggestions.slice(0, 2)).toEqual([
      { name: 'barnacle.berth.example', registered: true },
      { name: 'barnacle-1.berth.example', registered: false },
    ]);
  });

  it('can be registered once, and are removed by a reset', async () => {
    expect((await register('limpet', 3)).status).toBe(200);
    const second = await register('limpet', 4);
    expect(second.status).toBe(400);
    expect((await second.json()).reasons[0].description).toBe('Name is already registered');
    world.services.reset();
    expect((await register('limpet', 4)).status).toBe(200);
  });

  it('are refused without a signature, with an old one, or if invalid', async () => {
    expect((await register('whelk', 3, { address: keyAt(4).address })).status).toBe(401);
    expect((await register('whelk', 3, { signature: 'nothing' })).status).toBe(401);
    const message = JSON.stringify({ name: 'whelk', attributes: {}, timestamp: 1_700_000_000 });
    const old = { message, signature: await keyAt(3).signMessage({ message }) };
    expect((await register('whelk', 3, old)).status).toBe(400);
    for (const name of ['eel', 'sea bass', '<b>whelk', 'whelk.berth.example.']) {
      expect((await register(name, 3)).status).toBe(400);
    }
    expect((await ask('v1/profile/account/whelk.berth.example')).status).toBe(404);
  });

  it('can be registered by smart accounts, whose code verifies the signature', async () => {
    const { address } = keyAt(5);
    await jsonRpc(world.urls[0], 'anvil_setCode', [address, `0xef0100${SMART_ACCOUNT.slice(2)}`]);
    expect((await register('nautilus', 5)).status).toBe(200);
    expect((await register('argonaut', 6, { address })).status).toBe(401);
    await jsonRpc(world.urls[0], 'anvil_setCode', [address, '0x']);
  });
});
