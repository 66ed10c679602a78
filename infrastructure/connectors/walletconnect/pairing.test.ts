import { verifyMessage } from 'viem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Link } from '../../../application/ports/link.js';
import {
  ACCOUNTS,
  type ConnectorFixture,
  connectorFixture,
  ONE,
  TWO,
} from '../../../sandbox/phone/connector-fixture.js';
import { addressesOf, sign } from '../../../sandbox/phone/link-watch.js';
import { memoryStorage } from '../../storage/memory-storage.js';

let fixture: ConnectorFixture;
beforeEach(async () => {
  fixture = await connectorFixture();
});
afterEach(() => fixture.stop());

/** The tag of `wc_sessionDelete`. */
const SESSION_DELETE = 1112;

describe('pairing', () => {
  it('connects what both sides support, and wallets sign', async () => {
    const page = await fixture.page();
    const [link, ...others] = await page.connect();
    expect(others).toEqual([]);
    expect(addressesOf(link)).toEqual(ACCOUNTS);
    expect(link.networkId).toBe(ONE);
    expect(link.wallet).toMatchObject({ id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Ferry' });
    const signature = (await sign(link)) as `0x${string}`;
    expect(await verifyMessage({ address: ACCOUNTS[0], message: 'Hello', signature })).toBe(true);
    expect(page.device.lines).toEqual([]);
  });

  it('starts on the dapp’s network', async () => {
    const { connector } = await fixture.page();
    const connected = new Promise<Link>((resolve, reject) => {
      connector.connect('walletConnect', { eip155: TWO }).subscribe({
        next: (step) => (step.type === 'pairing' ? void fixture.phone.pair(step.uri) : resolve(step.links[0])),
        error: reject,
      });
    });
    expect((await connected).networkId).toBe(TWO);
  });

  it('ends as rejected if the visitor declines', async () => {
    fixture.phone.mode = 'reject';
    const page = await fixture.page();
    await expect(page.connect()).rejects.toMatchObject({ code: 'rejected' });
    expect(page.storage).toMatchObject(memoryStorage().entries());
  });

  it('ends in a failure if nothing is in common', async () => {
    const page = await fixture.page(memoryStorage(), { networks: [5] });
    await expect(page.connect()).rejects.toMatchObject({ code: 'network-not-supported' });
  });

  it('stops retrying a relay that refuses everybody once cancelled', async () => {
    const knocking = () => Object.keys(globalThis).filter((name) => name.startsWith('_walletConnectCore_'));
    const before = knocking();
    const limits = { offer: 500 };
    const page = await fixture.page(memoryStorage(), { relayUrl: 'ws://127.0.0.1:9', limits });
    await expect(page.connect()).rejects.toMatchObject({ code: 'timed-out' });
    await expect.poll(knocking).toEqual(before);
  });

  it('ends a session that comes too late, and notifies the wallet', async () => {
    fixture.phone.mode = 'ask';
    const storage = memoryStorage();
    const page = await fixture.page(storage);
    const { uri, giveUp } = await page.pair();
    await fixture.phone.pair(uri);
    await expect.poll(() => fixture.phone.pending()).toHaveLength(1);
    let told = false;
    fixture.relay.watch(({ method, params }) => {
      told ||= method === 'irn_publish' && params.tag === SESSION_DELETE;
    });
    giveUp();
    await fixture.phone.approveNext();
    await expect.poll(() => told).toBe(true);
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    expect(storage.entries()).toEqual({});
  });

  it('makes one session of a duplicate approval', async () => {
    fixture.phone.approvals = 2;
    const [link] = await (await fixture.page()).connect();
    expect(await sign(link)).toMatch(/^0x/);
  });

  it('connects with fewer networks and methods than requested', async () => {
    fixture.phone.terms = { chains: [TWO], methods: ['eth_sendTransaction'] };
    const [link] = await (await fixture.page()).connect();
    expect(link.networkId).toBe(TWO);
    await expect(sign(link)).rejects.toMatchObject({ code: 4200, cause: { code: 'method-not-supported' } });
  });

  it('is on an unknown network if the wallet has accounts only there', async () => {
    fixture.phone.terms = { accounts: [`eip155:424242:${ACCOUNTS[1].toLowerCase()}`] };
    const [link] = await (await fixture.page()).connect();
    expect(link.networkId).toBe('eip155:424242');
    expect(addressesOf(link)).toEqual([ACCOUNTS[1]]);
  });

  it('with the relay down ends in time, and works once it is back', async () => {
    const page = await fixture.page(memoryStorage(), { limits: { offer: 500 } });
    await fixture.relay.kill();
    await expect(page.pair()).rejects.toMatchObject({ code: 'timed-out' });
    await fixture.relay.restart({ keepStore: false });
    const again = await fixture.page();
    expect(addressesOf((await again.connect())[0])).toEqual(ACCOUNTS);
  });

  it('leaves no unhandled rejection in the page, minutes after it was cancelled', async () => {
    const unhandled: unknown[] = [];
    const hear = (reason: unknown) => void unhandled.push(reason);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear);
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    try {
      const page = await fixture.page();
      const { giveUp } = await page.pair();
      giveUp();
      await vi.advanceTimersByTimeAsync(310_000);
      expect(unhandled).toEqual([]);
    } finally {
      vi.useRealTimers();
      process.removeListener('unhandledRejection', hear);
      for (const other of others) process.on('unhandledRejection', other);
    }
  });

  it('stores nothing of an unused pairing', async () => {
    const storage = memoryStorage();
    const { giveUp } = await (await fixture.page(storage)).pair();
    giveUp();
    expect(storage.entries()).toEqual({});
  });
});
