import { createClient, http, numberToHex } from 'viem';
import { verifyMessage } from 'viem/actions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../world.js';
import { addressOf, type PhoneGround, phoneGround, SALTMARSH, TIDEWATER } from './phone-ground.js';

let world: World;
let ground: PhoneGround;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  ground = await phoneGround(world);
});
afterEach(() => ground.stop());

const address = () => addressOf(world);
const client = () => createClient({ transport: http(world.urls[0]) });

describe('the wallet changes', () => {
  it('its network: a covered one is announced, another is added to the session first', async () => {
    await ground.connect();
    const [updated, changed] = [ground.next('session_update'), ground.next('chainChanged')];
    ground.phone.changeChain(TIDEWATER);
    expect(await updated).toMatchObject({ params: { namespaces: { eip155: { chains: [SALTMARSH, TIDEWATER] } } } });
    expect(Number(await changed)).toBe(31338);
    const back = ground.next('chainChanged');
    ground.phone.changeChain(SALTMARSH);
    expect(Number(await back)).toBe(31337);
  });

  it('its network at the site’s request', async () => {
    await ground.connect();
    const updated = ground.next('session_update');
    const switched = { method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(31338) }] };
    expect(await ground.dapp.request(switched, SALTMARSH)).toBeNull();
    expect(await updated).toMatchObject({ params: { namespaces: { eip155: { chains: [SALTMARSH, TIDEWATER] } } } });
    const unknown = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] };
    await expect(ground.dapp.request(unknown, SALTMARSH)).rejects.toMatchObject({ code: 4902 });
    // The request names the target network: only the wallet's current one matters.
    const back = ground.next('chainChanged');
    const request = { method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(31337) }] };
    await ground.dapp.client.request({ topic: ground.phone.sessions()[0]?.topic ?? '', chainId: SALTMARSH, request });
    expect(Number(await back)).toBe(31337);
  });

  it('its account', async () => {
    await ground.connect();
    const changed = ground.next('accountsChanged');
    ground.phone.changeAccount(1);
    expect(await changed).toEqual([addressOf(world, 1), address()]);
  });

  it('the namespaces of the session, and its expiry', async () => {
    const session = await ground.connect([SALTMARSH, TIDEWATER]);
    const updated = ground.next('session_update');
    await ground.phone.update({ chains: [SALTMARSH], methods: ['personal_sign'] });
    expect(await updated).toMatchObject({
      params: { namespaces: { eip155: { chains: [SALTMARSH], methods: ['personal_sign'] } } },
    });
    await ground.phone.extend();
    const [{ expiry = 0 } = {}] = ground.dapp.client.session.getAll();
    expect(expiry).toBeGreaterThanOrEqual(session?.expiry ?? Number.POSITIVE_INFINITY);
    await ground.phone.ping();
    await expect(ground.phone.emit({ name: 'chainChanged', data: 1, chain: 'eip155:1' })).rejects.toThrow();
  });
});

describe('an end', () => {
  it('by the wallet is sent to the site', async () => {
    await ground.connect();
    const ended = ground.next('session_delete');
    await ground.phone.disconnect();
    await ended;
    expect(ground.dapp.client.session.getAll()).toEqual([]);
    expect(ground.phone.sessions()).toEqual([]);
  });

  it('by the site is sent to the wallet', async () => {
    await ground.connect();
    ground.phone.mode = 'ask';
    const abandoned = ground.sign();
    abandoned.catch(() => undefined);
    await expect.poll(() => ground.phone.pending()).toHaveLength(1);
    const ended = new Promise<void>((resolve) =>
      ground.phone.onChange(() => ground.phone.sessions().length === 0 && resolve()),
    );
    await ground.dapp.disconnect();
    await ended;
    // The answer is no longer awaited.
    await expect.poll(() => ground.phone.pending()).toEqual([]);
  });
});

describe('a relay that dies', () => {
  it('and restarts empty finds both sides again', async () => {
    await ground.connect();
    await ground.relay.restart({ keepStore: false });
    await expect.poll(() => ground.relay.clients()).toHaveLength(2);
    expect(await ground.sign()).toMatch(/^0x/);
  });

  it('between proposal and pairing keeps the proposal in its store', async () => {
    const { uri, session } = await ground.propose();
    await ground.relay.restart({ keepStore: true });
    await ground.phone.pair(uri);
    expect((await session)?.acknowledged).toBe(true);
  });

  it('and loses, duplicates and swaps a third of all messages still carries a session', async () => {
    ground.relay.faults = { seed: 5, drop: 0.33, duplicate: 0.33, reorder: 0.33, delay: [0, 100] };
    await ground.connect();
    for (const message of ['one', 'two', 'three']) {
      const signature = await ground.sign(message);
      expect(await verifyMessage(client(), { address: address(), message, signature })).toBe(true);
    }
    expect(ground.phone.requests()).toHaveLength(3);
  });
});

describe('a restarted wallet', () => {
  it('with its stored data is still connected, and answers pending requests', async () => {
    await ground.connect();
    await ground.phone.goOffline();
    const signed = ground.sign();
    await ground.restartPhone();
    expect(ground.phone.sessions()).toHaveLength(1);
    expect(await signed).toMatch(/^0x/);
  });

  it('without its stored data has no sessions', async () => {
    await ground.connect();
    await ground.restartPhone({ keepStore: false });
    expect(ground.phone.sessions()).toEqual([]);
  });
});
