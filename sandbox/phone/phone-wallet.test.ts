import { createClient, type Hex, http, parseEther, toHex } from 'viem';
import { verifyMessage, verifyTypedData, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../world.js';
import { addressOf, METHODS, type PhoneFixture, phoneFixture, SALTMARSH, STRANGE, TIDEWATER } from './phone-fixture.js';

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
const client = (index: 0 | 1 = 0) => createClient({ transport: http(world.urls[index]), pollingInterval: 50 });

describe('pairing', () => {
  it('prompts its user, and approves what both sides support', async () => {
    fixture.phone.mode = 'ask';
    const { uri, session } = await fixture.propose([TIDEWATER, SALTMARSH, 'eip155:1']);
    await fixture.phone.pair(uri);
    expect(await fixture.phone.approveNext()).toMatchObject({
      method: 'wc_sessionPropose',
      wallet: 'Ferry',
      origin: 'http://127.0.0.1:1',
    });
    const { eip155 } = (await session)?.namespaces ?? {};
    expect(eip155).toMatchObject({
      chains: [SALTMARSH, TIDEWATER],
      methods: METHODS,
      events: ['chainChanged', 'accountsChanged'],
    });
    expect(eip155?.accounts).toHaveLength(4);
    expect(eip155?.accounts[0]).toBe(`${SALTMARSH}:${address()}`);
    expect(fixture.phone.sessions()).toMatchObject([{ site: { name: 'Slipway' }, chains: [SALTMARSH, TIDEWATER] }]);
  });

  it('ends in 5000 if its user declines', async () => {
    fixture.phone.mode = 'reject';
    await expect(fixture.connect()).rejects.toMatchObject({ code: 5000 });
    expect(fixture.phone.sessions()).toEqual([]);
  });

  it('ends in 5100, without a prompt, if nothing is in common', async () => {
    await expect(fixture.connect(['eip155:1'])).rejects.toMatchObject({ code: 5100 });
    expect(fixture.phone.pending()).toEqual([]);
  });

  it('rejects an invalid uri', async () => {
    await expect(fixture.phone.pair('wc:nonsense')).rejects.toThrow();
  });

  it.each([
    ['fewer networks', { chains: [TIDEWATER] }, { chains: [TIDEWATER], methods: METHODS }],
    ['fewer methods', { methods: ['personal_sign'] }, { chains: [SALTMARSH, TIDEWATER], methods: ['personal_sign'] }],
    [
      'accounts of a network nobody asked for',
      { accounts: [STRANGE] },
      { chains: ['eip155:424242'], accounts: [STRANGE] },
    ],
  ])('can approve %s', async (_, terms, expected) => {
    fixture.phone.terms = terms;
    const session = await fixture.connect([SALTMARSH, TIDEWATER]);
    expect(session?.namespaces.eip155).toMatchObject(expected);
  });

  it('can approve twice: two sessions on its side, one on the other', async () => {
    fixture.phone.approvals = 2;
    const approvals: unknown[] = [];
    fixture.relay.watch(({ kind, method, params }) => {
      if (kind === 'ask' && method === 'wc_approveSession') approvals.push(params.sessionTopic);
    });
    const session = await fixture.connect();
    await expect.poll(() => new Set(approvals).size).toBe(2);
    expect(approvals).toContain(session?.topic);
    expect(await fixture.sign()).toMatch(/^0x/);
  });
});

describe('requests', () => {
  it('are signed verifiably, and sent and mined', async () => {
    await fixture.connect();
    const message = 'Hello from afar';
    const signature = await fixture.sign(message);
    expect(await verifyMessage(client(), { address: address(), message, signature })).toBe(true);
    const to = '0x00000000000000000000000000000000000a11ce';
    const hash = await fixture.dapp.request<Hex>(
      { method: 'eth_sendTransaction', params: [{ from: address(), to, value: toHex(parseEther('0.1')) }] },
      SALTMARSH,
    );
    expect(await waitForTransactionReceipt(client(), { hash })).toMatchObject({ status: 'success', to });
    expect(fixture.phone.requests().map(({ method, chain }) => [method, chain])).toEqual([
      ['personal_sign', SALTMARSH],
      ['eth_sendTransaction', SALTMARSH],
    ]);
  });

  it('go to the network that they name, whatever the wallet’s own', async () => {
    await fixture.connect([SALTMARSH, TIDEWATER]);
    const typed = {
      domain: { name: 'Slipway', chainId: 31338 },
      types: { Order: [{ name: 'to', type: 'address' }] },
      primaryType: 'Order',
      message: { to: address() },
    } as const;
    const domainTypes = [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ];
    const wire = JSON.stringify({ ...typed, types: { ...typed.types, EIP712Domain: domainTypes } });
    const ask = (chain: string) =>
      fixture.dapp.request<Hex>({ method: 'eth_signTypedData_v4', params: [address(), wire] }, chain);
    const signature = await ask(TIDEWATER);
    expect(await verifyTypedData(client(), { ...typed, address: address(), signature })).toBe(true);
    await expect(ask(SALTMARSH)).rejects.toMatchObject({ code: -32602 });
    const sent = await fixture.dapp.request<Hex>(
      { method: 'eth_sendTransaction', params: [{ from: address(), to: address(), value: '0x1' }] },
      TIDEWATER,
    );
    expect(await waitForTransactionReceipt(client(1), { hash: sent })).toMatchObject({ status: 'success' });
  });

  it('prompt its user, who may decline', async () => {
    await fixture.connect();
    fixture.phone.mode = 'ask';
    const signed = fixture.sign();
    expect(await fixture.phone.rejectNext()).toMatchObject({ method: 'personal_sign', chainId: 31337 });
    await expect(signed).rejects.toMatchObject({ code: 5000 });
  });

  it('wait while the wallet is offline', async () => {
    await fixture.connect();
    await fixture.phone.goOffline();
    const signed = fixture.sign();
    await fixture.phone.goOnline();
    expect(await signed).toMatch(/^0x/);
  });
});
