import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNTS, type ConnectorFixture, connectorFixture } from '../../../sandbox/phone/connector-fixture.js';
import { addressesOf, ended, namesOf, sign, watch } from '../../../sandbox/phone/link-watch.js';
import { browserStorage } from '../../storage/browser-storage.js';
import { memoryStorage } from '../../storage/memory-storage.js';

let fixture: ConnectorFixture;
beforeEach(async () => {
  fixture = await connectorFixture();
});
afterEach(async () => {
  vi.useRealTimers();
  await fixture.stop();
});

describe('a reload', () => {
  it('restores the session without a prompt, and it works', async () => {
    const storage = memoryStorage();
    const page = await fixture.page(storage);
    const [link] = await page.connect();
    page.close();
    const again = await fixture.page(storage);
    const restored = await again.restore();
    expect(restored).toMatchObject({ wallet: link.wallet, accounts: link.accounts, networkId: link.networkId });
    if (restored) expect(await sign(restored)).toMatch(/^0x/);
    expect(fixture.phone.sessions()).toHaveLength(1);
  });

  it('restores it while the relay is unreachable, and continues when that is back', async () => {
    const storage = memoryStorage();
    const page = await fixture.page(storage);
    await page.connect();
    page.close();
    await fixture.relay.kill();
    const restored = await (await fixture.page(storage)).restore();
    if (!restored) throw new Error('It was not taken up.');
    const signed = sign(restored);
    await fixture.relay.restart({ keepStore: true });
    expect(await signed).toMatch(/^0x/);
  });

  it('receives what the wallet did meanwhile', async () => {
    const storage = memoryStorage();
    const page = await fixture.page(storage);
    await page.connect();
    page.close();
    await expect.poll(() => fixture.relay.clients()).toHaveLength(1);
    await fixture.phone.disconnect();
    const restored = await (await fixture.page(storage)).restore();
    if (!restored) throw new Error('It was not taken up.');
    expect(await firstValueFrom(restored.changes$)).toEqual({ type: 'lost' });
    await expect.poll(() => storage.get('walletconnect_sessions')).toBeUndefined();
  });

  it.each([
    ['no list', 'nonsense'],
    ['a list of nonsense', '[1,null,{"slot":"../../x","topic":"y"}]'],
    ['a session of which nothing is left', '[{"slot":"0123456789abcdef","topic":"gone"}]'],
  ])('finds %s', async (_, text) => {
    const page = await fixture.page(memoryStorage({ walletconnect_sessions: text }));
    expect(await page.restore()).toBeUndefined();
    expect(addressesOf((await page.connect())[0])).toEqual(ACCOUNTS);
  });

  it('finds a session whose entry is damaged', async () => {
    const storage = memoryStorage();
    const page = await fixture.page(storage);
    await page.connect();
    page.close();
    for (const key of Object.keys(storage.entries())) if (key.includes(':')) storage.set(key, '{"wc@2":"{","x":7}');
    expect(await (await fixture.page(storage)).restore()).toBeUndefined();
    expect(storage.entries()).toEqual({});
  });
});

/** Makes everything stored expire in this many seconds. */
function shorten(storage: ReturnType<typeof memoryStorage>, seconds: number): void {
  const end = Math.floor(Date.now() / 1000) + seconds;
  for (const [key, text] of Object.entries(storage.entries()))
    storage.set(key, text.replace(/("expiry\\*":)\d+/g, `$1${end}`));
}
const expiriesOf = (storage: ReturnType<typeof memoryStorage>) =>
  [...JSON.stringify(storage.entries()).matchAll(/"expiry\\*":(\d+)/g)].map(([, end]) => Number(end));

describe('the expiry of a session', () => {
  const again = async (seconds: number) => {
    const storage = memoryStorage();
    const page = await fixture.page(storage);
    await page.connect();
    page.close();
    shorten(storage, seconds);
    return { storage, restored: await (await fixture.page(storage)).restore() };
  };

  it('while the page is closed ends it', async () => {
    const { storage, restored } = await again(-10);
    expect(restored).toBeUndefined();
    expect(storage.entries()).toEqual({});
  });

  it('while the page is open ends it, and is reported', async () => {
    const { storage, restored } = await again(600);
    if (!restored) throw new Error('It was not taken up.');
    const seen = watch(restored);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    await expect.poll(() => namesOf(seen)).toEqual(['lost']);
    await expect(sign(restored)).rejects.toMatchObject({ code: 4900 });
    expect(storage.entries()).toEqual({});
  });

  it('can be extended by the wallet', async () => {
    const { storage, restored } = await again(600);
    if (!restored) throw new Error('It was not taken up.');
    const tomorrow = Date.now() / 1000 + 86_400;
    expect(Math.max(...expiriesOf(storage))).toBeLessThan(tomorrow);
    await fixture.phone.extend();
    await expect.poll(() => Math.max(...expiriesOf(storage))).toBeGreaterThan(tomorrow);
    expect(await sign(restored)).toMatch(/^0x/);
  });
});

describe('two modals of one page', () => {
  it('keep their sessions apart', async () => {
    const kept = memoryStorage();
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: kept.set,
      removeItem: (key: string) => kept.set(key, undefined),
    };
    const storageOf = (prefix: string) =>
      browserStorage({ prefix, area: () => area, tabArea: () => area, log: () => undefined });
    const other = await fixture.anotherPhone('Dinghy');
    const [left, right] = [await fixture.page(storageOf('left/')), await fixture.page(storageOf('right/'))];
    await left.connect();
    expect(await right.restore()).toBeUndefined();
    const { uri, links } = await right.pair();
    await other.pair(uri);
    const [second] = await links;
    left.close();
    right.close();
    expect((await (await fixture.page(storageOf('left/'))).restore())?.wallet.name).toBe(fixture.phone.name);
    const again = await (await fixture.page(storageOf('right/'))).restore();
    expect(again?.wallet).toEqual(second.wallet);
    if (again) await ended(again.disconnect());
    expect(Object.keys(kept.entries()).filter((key) => key.startsWith('right/'))).toEqual([]);
    expect(Object.keys(kept.entries())).not.toEqual([]);
  });
});

describe('two tabs', () => {
  it('with separate sessions do not disturb each other', async () => {
    const storage = memoryStorage();
    const other = await fixture.anotherPhone('Dinghy');
    const [one, two] = [await fixture.page(storage), await fixture.page(storage.otherTab())];
    const [first] = await one.connect();
    const { uri, links } = await two.pair();
    await other.pair(uri);
    const [second] = await links;
    expect(await sign(first)).toMatch(/^0x/);
    expect(await sign(second)).toMatch(/^0x/);
    expect([fixture.phone.requests().length, other.requests().length]).toEqual([1, 1]);
    await ended(first.disconnect());
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    expect(await sign(second)).toMatch(/^0x/);
    expect((await (await fixture.page(storage)).restore())?.wallet.name).toBe('Dinghy');
  });

  it('with separate sessions restore their own, and the other one if theirs is gone', async () => {
    const [here, there] = (() => {
      const first = memoryStorage();
      return [first, first.otherTab()] as const;
    })();
    const other = await fixture.anotherPhone('Dinghy');
    const [one, two] = [await fixture.page(here), await fixture.page(there)];
    await one.connect();
    const { uri, links } = await two.pair();
    await other.pair(uri);
    await links;
    const walletOf = async (storage: typeof here) => {
      const page = await fixture.page(storage);
      const found = await page.restore();
      page.close();
      return found?.wallet.name;
    };
    one.close();
    two.close();
    for (let time = 0; time < 2; time++) {
      expect(await walletOf(here)).toBe(fixture.phone.name);
      expect(await walletOf(there)).toBe('Dinghy');
    }
    // A new tab restores the newest one.
    expect(await walletOf(here.otherTab())).toBe('Dinghy');
    const [{ slot } = { slot: '' }] = JSON.parse(here.get('walletconnect_sessions') ?? '[]').slice(-1);
    here.set(`walletconnect:${slot}`, undefined);
    expect(await walletOf(here)).toBe('Dinghy');
    here.tab.set('walletconnect_session', '__proto__');
    expect(await walletOf(here)).toBe('Dinghy');
  });

  it('with separate sessions: the phone ends one, and its tab continues with the other', async () => {
    const storage = memoryStorage();
    const other = await fixture.anotherPhone('Dinghy');
    const [one, two] = [await fixture.page(storage), await fixture.page(storage.otherTab())];
    const [first] = await one.connect();
    const { uri, links } = await two.pair();
    await other.pair(uri);
    const [second] = await links;
    const [here, there] = [watch(first), watch(second)];
    await fixture.phone.disconnect();
    await expect.poll(() => namesOf(here)).toEqual(['replaced']);
    expect((await one.restore())?.wallet.name).toBe('Dinghy');
    expect(namesOf(there)).toEqual([]);
    expect(await sign(second)).toMatch(/^0x/);
  });

  it('share one session: both get the wallet’s changes', async () => {
    const storage = memoryStorage();
    const [first] = await (await fixture.page(storage)).connect();
    const second = await (await fixture.page(storage.otherTab())).restore();
    if (!second) throw new Error('It was not taken up.');
    const [here, there] = [watch(first), watch(second)];
    expect(await sign(second)).toMatch(/^0x/);
    expect(await sign(first)).toMatch(/^0x/);
    fixture.phone.changeAccount(1);
    for (const seen of [here, there]) await expect.poll(() => namesOf(seen)).toHaveLength(1);
    await fixture.phone.disconnect();
    for (const seen of [here, there]) await expect.poll(() => namesOf(seen).at(-1)).toBe('lost');
  });

  it('that share one can both ping its wallet', async () => {
    const storage = memoryStorage();
    const [first] = await (await fixture.page(storage)).connect();
    const second = await (await fixture.page(storage.otherTab())).restore();
    if (!first.ping || !second?.ping) throw new Error('It cannot be asked.');
    // Each tab gets both answers. The SDK looks at one half a second later: with the answer to the second, it has looked at the first.
    await ended(first.ping());
    await ended(second.ping());
  });

  it('that share one continue with the next one that either has connected', async () => {
    const storage = memoryStorage();
    const [one, two] = [await fixture.page(storage), await fixture.page(storage.otherTab())];
    const [first] = await one.connect();
    if (!(await two.restore())) throw new Error('It was not taken up.');
    const seen = watch(first);
    await two.connect();
    await expect.poll(() => namesOf(seen)).toEqual(['replaced']);
    const next = await one.restore();
    if (!next) throw new Error('The next one was not taken up.');
    expect(await sign(next)).toMatch(/^0x/);
    await expect(sign(first)).rejects.toMatchObject({ code: 4900 });
  });
});
