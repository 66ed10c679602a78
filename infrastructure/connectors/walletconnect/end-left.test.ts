/** Sessions that the visitor left before they could be restored, or while the relay was unreachable: what this page or a later one does with them. */
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConnectorFixture, connectorFixture } from '../../../sandbox/phone/connector-fixture.js';
import { ended, sign } from '../../../sandbox/phone/link-watch.js';
import { type MemoryStorage, memoryStorage } from '../../storage/memory-storage.js';

let fixture: ConnectorFixture;
beforeEach(async () => {
  fixture = await connectorFixture();
});
afterEach(() => fixture.stop());

const topicsOf = (storage: MemoryStorage): readonly string[] =>
  JSON.parse(storage.get('walletconnect_sessions') ?? '[]').map(({ topic }: { readonly topic: string }) => topic);

/** A session of an earlier page, which the visitor has left since. */
async function left(storage: MemoryStorage = memoryStorage()): Promise<MemoryStorage> {
  const page = await fixture.page(storage);
  await page.connect();
  page.close();
  storage.set('sessions_to_end', `,${topicsOf(storage)[0]}`);
  return storage;
}

describe('a session that was left', () => {
  it('is not restored', async () => {
    const storage = await left();
    expect(await (await fixture.page(storage)).restore()).toBeUndefined();
    expect(topicsOf(storage)).toHaveLength(1);
  });

  it('is ended in the wallet, and forgotten', async () => {
    const storage = await left();
    const { connector } = await fixture.page(storage);
    connector.endLeft?.();
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    await expect.poll(() => storage.entries()).toEqual({});
  });

  it('is ended once the relay is reachable', async () => {
    const storage = await left();
    await fixture.relay.kill();
    const { connector } = await fixture.page(storage);
    connector.endLeft?.();
    await fixture.relay.restart({ keepStore: true });
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    await expect.poll(() => storage.entries()).toEqual({});
  });

  it('is not what a tab continues with when its own session ends', async () => {
    const storage = await left();
    const other = await fixture.anotherPhone('Dinghy');
    const { uri, links } = await (await fixture.page(storage)).pair();
    await other.pair(uri);
    const [link] = await links;
    const seen = firstValueFrom(link.changes$);
    await other.disconnect();
    expect(await seen).toEqual({ type: 'lost' });
  });

  it('leaves others as they are', async () => {
    const storage = await left();
    const other = await fixture.anotherPhone('Dinghy');
    const page = await fixture.page(storage.otherTab());
    const { uri, links } = await page.pair();
    await other.pair(uri);
    const [link] = await links;
    page.connector.endLeft?.();
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    await expect.poll(() => storage.get('sessions_to_end')).toBeUndefined();
    expect(topicsOf(storage)).toEqual([link.session]);
    expect(await sign(link)).toMatch(/^0x/);
  });

  it('of which nothing is stored is forgotten', async () => {
    const storage = memoryStorage({ sessions_to_end: ',gone,gone' });
    const { connector } = await fixture.page(storage);
    connector.endLeft?.();
    await expect.poll(() => storage.entries()).toEqual({});
  });
});

describe('a live session that the visitor ends while the relay is unreachable, on a page that is then closed', () => {
  async function endedUnheard(): Promise<MemoryStorage> {
    const storage = memoryStorage();
    const page = await fixture.page(storage, { limits: { disconnect: 1 } });
    const [link] = await page.connect();
    await fixture.relay.kill();
    await ended(link.disconnect());
    page.close();
    await fixture.relay.restart({ keepStore: true });
    return storage;
  }

  it('is not restored', async () => {
    const storage = await endedUnheard();
    expect(await (await fixture.page(storage)).restore()).toBeUndefined();
    expect(fixture.phone.sessions()).toHaveLength(1);
  });

  it('is ended in the wallet by the next page, and forgotten', async () => {
    const storage = await endedUnheard();
    const { connector } = await fixture.page(storage);
    connector.endLeft?.();
    await expect.poll(() => fixture.phone.sessions()).toEqual([]);
    await expect.poll(() => storage.entries()).toEqual({});
  });
});
