import { createClient, http, numberToHex } from 'viem';
import { verifyMessage } from 'viem/actions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../world.js';
import { addressOf, type PhoneFixture, phoneFixture, SALTMARSH, TIDEWATER } from './phone-fixture.js';

let world: World;
let fixture: PhoneFixture;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  fixture = await phoneFixture(world);
});
afterEach(() => fixture.stop());

const address = () => addressOf(world);
const client = () => createClient({ transport: http(world.urls[0]) });

describe('the wallet changes', () => {
  it('its network: a covered one is announced, another is added to the session first', async () => {
    await fixture.connect();
    const [updated, changed] = [fixture.next('session_update'), fixture.next('chainChanged')];
    fixture.phone.changeChain(TIDEWATER);
    expect(await updated).toMatchObject({ params: { namespaces: { eip155: { chains: [SALTMARSH, TIDEWATER] } } } });
    expect(Number(await changed)).toBe(31338);
    const back = fixture.next('chainChanged');
    fixture.phone.changeChain(SALTMARSH);
    expect(Number(await back)).toBe(31337);
  });

  it('its network at the site’s request', async () => {
    await fixture.connect();
    const updated = fixture.next('session_update');
    const switched = { method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(31338) }] };
    expect(await fixture.dapp.request(switched, SALTMARSH)).toBeNull();
    expect(await updated).toMatchObject({ params: { namespaces: { eip155: { chains: [SALTMARSH, TIDEWATER] } } } });
    const unknown = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] };
    await expect(fixture.dapp.request(unknown, SALTMARSH)).rejects.toMatchObject({ code: 4902 });
    // The request names the target network: only the wallet's current one matters.
    const back = fixture.next('chainChanged');
    const request = { method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(31337) }] };
    await fixture.dapp.client.request({ topic: fixture.phone.sessions()[0]?.topic ?? '', chainId: SALTMARSH, request });
    expect(Number(await back)).toBe(31337);
  });

  it('its account', async () => {
    await fixture.connect();
    const changed = fixture.next('accountsChanged');
    fixture.phone.changeAccount(1);
    expect(await changed).toEqual([addressOf(world, 1), address()]);
  });

  it('the namespaces of the session, and its expiry', async () => {
    const session = await fixture.connect([SALTMARSH, TIDEWATER]);
    const updated = fixture.next('session_update');
    await fixture.phone.update({ chains: [SALTMARSH], methods: ['personal_sign'] });
    expect(await updated).toMatchObject({
      params: { namespaces: { eip155: { chains: [SALTMARSH], methods: ['personal_sign'] } } },
    });
    await fixture.phone.extend();
    const [{ expiry = 0 } = {}] = fixture.dapp.client.session.getAll();
    expect(expiry).toBeGreaterThanOrEqual(session?.expiry ?? Number.POSITIVE_INFINITY);
    await fixture.phone.ping();
    await expect(fixture.phone.emit({ name: 'chainChanged', data: 1, chain: 'eip155:1' })).rejects.toThrow();
  });
});

describe('an end', () => {
  it('by the wallet is sent to the site', async () => {
    await fixture.connect();
    const ended = fixture.next('session_delete');
    await fixture.phone.disconnect();
    await ended;
    expect(fixture.dapp.client.session.getAll()).toEqual([]);
    expect(fixture.phone.sessions()).toEqual([]);
  });

  it('by the site is sent to the wallet', async () => {
    await fixture.connect();
    fixture.phone.mode = 'ask';
    const abandoned = fixture.sign();
    abandoned.catch(() => undefined);
    await expect.poll(() => fixture.phone.pending()).toHaveLength(1);
    const ended = new Promise<void>((resolve) =>
      fixture.phone.onChange(() => fixture.phone.sessions().length === 0 && resolve()),
    );
    await fixture.dapp.disconnect();
    await ended;
    // The answer is no longer awaited.
    await expect.poll(() => fixture.phone.pending()).toEqual([]);
  });
});

describe('a relay that dies', () => {
  it('and restarts empty finds both sides again', async () => {
    await fixture.connect();
    await fixture.relay.restart({ keepStore: false });
    await expect.poll(() => fixture.relay.clients()).toHaveLength(2);
    expect(await fixture.sign()).toMatch(/^0x/);
  });

  it('between proposal and pairing keeps the proposal in its store', async () => {
    const { uri, session } = await fixture.propose();
    await fixture.relay.restart({ keepStore: true });
    await fixture.phone.pair(uri);
    expect((await session)?.acknowledged).toBe(true);
  });

  it('and loses, duplicates and swaps a third of all messages still carries a session', async () => {
    fixture.relay.faults = { seed: 5, drop: 0.33, duplicate: 0.33, reorder: 0.33, delay: [0, 100] };
    await fixture.connect();
    for (const message of ['one', 'two', 'three']) {
      const signature = await fixture.sign(message);
      expect(await verifyMessage(client(), { address: address(), message, signature })).toBe(true);
    }
    expect(fixture.phone.requests()).toHaveLength(3);
  });
});

describe('a restarted wallet', () => {
  it('with its stored data is still connected, and answers pending requests', async () => {
    await fixture.connect();
    await fixture.phone.goOffline();
    const signed = fixture.sign();
    await fixture.restartPhone();
    expect(fixture.phone.sessions()).toHaveLength(1);
    expect(await signed).toMatch(/^0x/);
  });

  it('without its stored data has no sessions', async () => {
    await fixture.connect();
    await fixture.restartPhone({ keepStore: false });
    expect(fixture.phone.sessions()).toEqual([]);
  });
});
