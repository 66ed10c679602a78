import { lastValueFrom, toArray } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Link } from '../../../application/ports/link.js';
import {
  ACCOUNTS,
  type ConnectorFixture,
  connectorFixture,
  ONE,
  TWO,
} from '../../../sandbox/phone/connector-fixture.js';
import { ended, namesOf, providerOf, sign, watch } from '../../../sandbox/phone/link-watch.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import type { Eip1193Provider } from '../eip1193/provider.js';

let fixture: ConnectorFixture;
beforeEach(async () => {
  fixture = await connectorFixture();
});
afterEach(() => fixture.stop());

describe('a session', () => {
  it('follows the wallet: account, network, terms, and its end', async () => {
    const [link] = await (await fixture.page()).connect();
    const seen = watch(link);
    fixture.phone.changeAccount(1);
    await expect.poll(() => namesOf(seen)).toEqual([[ACCOUNTS[1], ACCOUNTS[0], ACCOUNTS[2]].join()]);
    fixture.phone.changeChain(TWO);
    await expect.poll(() => namesOf(seen).at(-1)).toBe(TWO);
    await fixture.phone.update({ accounts: [`${ONE}:${ACCOUNTS[2]}`] });
    await expect.poll(() => namesOf(seen).slice(2)).toEqual([ONE, ACCOUNTS[2]]);
    await fixture.phone.extend();
    await fixture.phone.ping();
    await fixture.phone.disconnect();
    await expect.poll(() => namesOf(seen).at(-1)).toBe('lost');
    expect(seen).toHaveLength(5);
    expect(await lastValueFrom(link.changes$.pipe(toArray()))).toEqual([{ type: 'lost' }]);
    await expect(sign(link)).rejects.toMatchObject({ code: 4900 });
  });

  it('ends on both sides when an update leaves no usable account, and is not restored', async () => {
    const page = await fixture.page();
    const [link] = await page.connect();
    const seen = watch(link);
    await fixture.phone.update({ accounts: [`${ONE}:nonsense`] });
    await expect.poll(() => namesOf(seen)).toEqual(['lost']);
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    page.close();
    expect(await (await fixture.page(page.storage)).restore()).toBeUndefined();
  });

  it('ignores events that it has not agreed to', async () => {
    fixture.phone.terms = { accounts: [`${ONE}:${ACCOUNTS[0]}`] };
    const [link] = await (await fixture.page()).connect();
    const seen = watch(link);
    const say = (name: string, data: unknown) => fixture.phone.emit({ name, data, chain: ONE });
    await say('accountsChanged', [`${ONE}:${ACCOUNTS[1]}`]);
    await say('accountsChanged', []);
    await say('accountsChanged', { length: 1e9 });
    await say('chainChanged', 'nonsense');
    await say('chainChanged', -1);
    await say('chainChanged', 424242);
    await expect.poll(() => namesOf(seen)).toEqual(['eip155:424242']);
    await expect(sign(link)).rejects.toMatchObject({ code: 4901 });
  });

  it('emits EIP-1193 events, too', async () => {
    const [link] = await (await fixture.page()).connect();
    const provider = link.guard?.(() => ONE) as Eip1193Provider;
    const received: unknown[] = [];
    const hear = (payload: unknown) => received.push(payload);
    for (const event of ['accountsChanged', 'chainChanged', 'disconnect']) provider.on?.(event, hear);
    fixture.phone.changeAccount(2);
    await expect.poll(() => received).toEqual([[ACCOUNTS[2], ACCOUNTS[0], ACCOUNTS[1]]]);
    fixture.phone.changeChain(TWO);
    await expect.poll(() => received[1]).toBe('0x7a6a');
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a6a');
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([ACCOUNTS[2], ACCOUNTS[0], ACCOUNTS[1]]);
    await fixture.phone.disconnect();
    await expect.poll(() => received[2]).toMatchObject({ code: 4900 });
  });

  it('can be pinged: returns the answer, or fails in time', async () => {
    const [link] = await (await fixture.page()).connect();
    // On a page that waits for a moment only.
    const [hasty] = await (await fixture.page(memoryStorage(), { limits: { delivery: 300 } })).connect();
    if (!link.ping || !hasty.ping) throw new Error('It cannot be asked.');
    await ended(link.ping());
    expect(fixture.phone.requests()).toEqual([]);
    await fixture.phone.goOffline();
    await expect(ended(hasty.ping())).rejects.toMatchObject({ code: 'timed-out' });
    await fixture.phone.goOnline();
    await ended(link.ping());
    await fixture.phone.goOffline();
    const refused = expect(ended(link.ping())).rejects.toMatchObject({ code: 'wallet-disconnected' });
    await ended(link.disconnect());
    await refused;
    await expect(ended(link.ping())).rejects.toMatchObject({ code: 'wallet-disconnected' });
  });

  it('ends by the visitor: the wallet is notified, and a reload does not restore it', async () => {
    const storage = memoryStorage();
    const page = await fixture.page(storage);
    const [link] = await page.connect();
    expect(Object.keys(storage.entries())).toHaveLength(2);
    await ended(link.disconnect());
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    expect(storage.entries()).toEqual({});
    expect(await page.restore()).toBeUndefined();
  });

  it('is replaced by the next one of the page', async () => {
    const page = await fixture.page();
    const [first] = await page.connect();
    const seen = watch(first);
    const [second] = await page.connect();
    await expect.poll(() => fixture.phone.sessions()).toHaveLength(1);
    await expect.poll(() => namesOf(seen)).toEqual(['lost']);
    expect(await sign(second)).toMatch(/^0x/);
  });

  it('ends with its pending requests', async () => {
    fixture.phone.mode = 'approve';
    const [link] = await (await fixture.page()).connect();
    fixture.phone.mode = 'never';
    const signing = sign(link);
    const refused = expect(signing).rejects.toMatchObject({ code: 4900 });
    await expect.poll(() => fixture.phone.requests()).toHaveLength(1);
    await fixture.phone.disconnect();
    await refused;
  });

  it('ends a request that the wallet never answers', async () => {
    const [link] = await (await fixture.page(memoryStorage(), { limits: { request: 300 } })).connect();
    fixture.phone.mode = 'never';
    await expect(sign(link)).rejects.toMatchObject({ cause: { code: 'timed-out' } });
  });

  it('passes on rejections by the visitor', async () => {
    const [link] = await (await fixture.page()).connect();
    fixture.phone.mode = 'reject';
    await expect(sign(link)).rejects.toMatchObject({ code: 4001, cause: { code: 'rejected' } });
  });
});

describe('S4.17 switching networks', () => {
  const switchTo = (link: Link, chainId: string) =>
    providerOf(link).request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });

  it('to one that the wallet has approved needs no prompt, and requests go there', async () => {
    const [link] = await (await fixture.page()).connect();
    await switchTo(link, '0x7a6a');
    expect(fixture.phone.requests()).toEqual([]);
    await sign(link);
    expect(fixture.phone.requests()).toMatchObject([{ chain: TWO, method: 'personal_sign' }]);
  });

  it('to one that it has not approved is requested through an approved one', async () => {
    fixture.phone.terms = { chains: [ONE] };
    const [link] = await (await fixture.page()).connect();
    const seen = watch(link);
    await switchTo(link, '0x7a6a');
    expect(fixture.phone.requests()).toMatchObject([{ chain: ONE, method: 'wallet_switchEthereumChain' }]);
    await fixture.phone.update({ chains: [ONE, TWO] });
    await expect.poll(() => namesOf(seen)).toContain(TWO);
    expect(await providerOf(link).request({ method: 'eth_chainId' })).toBe('0x7a6a');
  });

  it('to one that it does not know fails with 4902', async () => {
    const [link] = await (await fixture.page()).connect();
    await expect(switchTo(link, '0x5')).rejects.toMatchObject({ code: 4902 });
    await expect(switchTo(link, 'nonsense')).rejects.toMatchObject({ cause: { code: 'wallet-misbehaved' } });
  });
});
