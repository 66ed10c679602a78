import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, type ConnectorFixture, lightFixture, ONE } from '../../../sandbox/phone/connector-fixture.js';
import { addressesOf, ended, namesOf, sign, watch } from '../../../sandbox/phone/link-watch.js';
import { memoryStorage } from '../../storage/memory-storage.js';

let fixture: ConnectorFixture;
beforeEach(async () => {
  fixture = await lightFixture();
});
afterEach(() => fixture.stop());

/** A page of the same browser with one of the two clients, which has restored the session. */
async function comeBack(storage: ReturnType<typeof memoryStorage>, client: 'light' | 'sdk') {
  const page = await fixture.page(storage, { client });
  const link = await page.restore();
  if (!link) throw new Error(`The session was not restored by ${client}.`);
  return { page, link };
}

/** Resolves when the relay has the wallet's session update; its value resolves when the page has answered. */
async function updateUnheard(terms: Parameters<typeof fixture.phone.update>[0]): Promise<() => Promise<void>> {
  let answered = Promise.resolve();
  await new Promise<void>((resolve) => {
    const stop = fixture.relay.watch(({ kind, params }) => {
      if (kind !== 'answer' || params.tag !== UPDATE) return;
      stop();
      resolve();
    });
    answered = fixture.phone.update(terms);
  });
  return () => answered;
}

/** The tag of `wc_sessionUpdate`. */
const UPDATE = 1104;

const CHANGES = [
  ['from the SDK to our own client', 'sdk', 'light'],
  ['from our own client to the SDK', 'light', 'sdk'],
] as const;

describe.each(CHANGES)('a site that switches %s', (_, first, second) => {
  it('keeps visitors connected: the session is restored, receives missed messages, and signs', async () => {
    const storage = memoryStorage();
    const page = await fixture.page(storage, { client: first });
    const [before] = await page.connect();
    const clients = [...fixture.relay.clients()].sort();
    page.close();
    await expect.poll(() => fixture.relay.clients()).toHaveLength(1);
    const answered = await updateUnheard({ accounts: [`${ONE}:${ACCOUNTS[2]}`] });
    const { link } = await comeBack(storage, second);
    const seen = watch(link);
    expect(link).toMatchObject({ wallet: before.wallet, session: before.session });
    await answered();
    await expect.poll(() => [addressesOf(link).join(), ...namesOf(seen)]).toContain(ACCOUNTS[2]);
    expect(await sign(link, ACCOUNTS[2])).toMatch(/^0x/);
    expect(fixture.phone.requests()).toHaveLength(1);
    expect(fixture.phone.sessions()).toHaveLength(1);
    // With the same client id, as relays keep messages for a client id.
    await expect.poll(() => [...fixture.relay.clients()].sort()).toEqual(clients);
  });

  it('can switch back, with the updated session', async () => {
    const storage = memoryStorage();
    const page = await fixture.page(storage, { client: first });
    await page.connect();
    page.close();
    const changed = await comeBack(storage, second);
    const seen = watch(changed.link);
    await fixture.phone.update({ accounts: [`${ONE}:${ACCOUNTS[2]}`] });
    await expect.poll(() => namesOf(seen)).toEqual([ACCOUNTS[2]]);
    changed.page.close();
    const { link } = await comeBack(storage, first);
    expect(addressesOf(link)).toEqual([ACCOUNTS[2]]);
    expect(await sign(link, ACCOUNTS[2])).toMatch(/^0x/);
    await ended(link.disconnect());
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    expect(storage.entries()).toEqual({});
  });

  it('ends a session that the wallet has ended meanwhile', async () => {
    const storage = memoryStorage();
    const page = await fixture.page(storage, { client: first });
    await page.connect();
    page.close();
    await expect.poll(() => fixture.relay.clients()).toHaveLength(1);
    await fixture.phone.disconnect();
    const { link } = await comeBack(storage, second);
    const seen = watch(link);
    await expect.poll(() => namesOf(seen)).toEqual(['lost']);
    await expect.poll(() => storage.entries()).toEqual({});
  });
});

describe('one tab per client, with the same session', () => {
  it.each(CHANGES)('opened %s', async (_, first, second) => {
    const storage = memoryStorage();
    const [one] = await (await fixture.page(storage, { client: first })).connect();
    const { link: other } = await comeBack(storage.otherTab(), second);
    const [here, there] = [watch(one), watch(other)];
    expect(await Promise.all([sign(one), sign(other), sign(one)])).toHaveLength(3);
    expect(fixture.phone.requests()).toHaveLength(3);
    fixture.phone.changeAccount(1);
    for (const seen of [here, there]) await expect.poll(() => namesOf(seen)).toHaveLength(1);
    await fixture.phone.disconnect();
    for (const seen of [here, there]) await expect.poll(() => namesOf(seen).at(-1)).toBe('lost');
    await expect.poll(() => storage.entries()).toEqual({});
  });
});
