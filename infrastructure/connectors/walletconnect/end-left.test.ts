/** Sessions that the visitor left before they could be restored: what this page or a later one does with them. */
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConnectorGround, connectorGround } from '../../../sandbox/phone/connector-ground.js';
import { sign } from '../../../sandbox/phone/link-watch.js';
import { type MemoryStorage, memoryStorage } from '../../storage/memory-storage.js';

let ground: ConnectorGround;
beforeEach(async () => {
  ground = await connectorGround();
});
afterEach(() => ground.stop());

const topicsOf = (storage: MemoryStorage): readonly string[] =>
  JSON.parse(storage.get('walletconnect_sessions') ?? '[]').map(({ topic }: { readonly topic: string }) => topic);

/** A session of an earlier page, which the visitor has left since. */
async function left(storage: MemoryStorage = memoryStorage()): Promise<MemoryStorage> {
  const page = await ground.page(storage);
  await page.connect();
  page.close();
  storage.set('sessions_to_end', `,${topicsOf(storage)[0]}`);
  return storage;
}

describe('a session that was left', () => {
  it('is not restored', async () => {
    const storage = await left();
    expect(await (await ground.page(storage)).restore()).toBeUndefined();
    expect(topicsOf(storage)).toHaveLength(1);
  });

  it('is ended in the wallet, and forgotten', async () => {
    const storage = await left();
    const { connector } = await ground.page(storage);
    connector.endLeft?.();
    await expect.poll(() => ground.phone.sessions()).toEqual([]);
    await expect.poll(() => storage.entries()).toEqual({});
  });

  it('is ended once the relay is reachable', async () => {
    const storage = await left();
    await ground.relay.kill();
    const { connector } = await ground.page(storage);
    connector.endLeft?.();
    await ground.relay.restart({ keepStore: true });
    await expect.poll(() => ground.phone.sessions()).toEqual([]);
    await expect.poll(() => storage.entries()).toEqual({});
  });

  it('is not what a tab continues with when its own session ends', async () => {
    const storage = await left();
    const other = await ground.anotherPhone('Dinghy');
    const { uri, links } = await (await ground.page(storage)).pair();
    await other.pair(uri);
    const [link] = await links;
    const seen = firstValueFrom(link.changes$);
    await other.disconnect();
    expect(await seen).toEqual({ type: 'lost' });
  });

  it('leaves others as they are', async () => {
    const storage = await left();
    const other = await ground.anotherPhone('Dinghy');
    const page = await ground.page(storage.otherTab());
    const { uri, links } = await page.pair();
    await other.pair(uri);
    const [link] = await links;
    page.connector.endLeft?.();
    await expect.poll(() => ground.phone.sessions()).toEqual([]);
    await expect.poll(() => storage.get('sessions_to_end')).toBeUndefined();
    expect(topicsOf(storage)).toEqual([link.session]);
    expect(await sign(link)).toMatch(/^0x/);
  });

  it('of which nothing is stored is forgotten', async () => {
    const storage = memoryStorage({ sessions_to_end: ',gone,gone' });
    const { connector } = await ground.page(storage);
    connector.endLeft?.();
    await expect.poll(() => storage.entries()).toEqual({});
  });
});
