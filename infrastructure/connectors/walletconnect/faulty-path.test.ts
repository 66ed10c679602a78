import { expect, it } from 'vitest';
import { ACCOUNTS, connectorFixture } from '../../../sandbox/phone/connector-fixture.js';
import { addressesOf, ended, namesOf, sign, watch } from '../../../sandbox/phone/link-watch.js';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

async function visit(seed: number): Promise<void> {
  const fixture = await connectorFixture();
  try {
    fixture.relay.faults = { seed, drop: 0.33, duplicate: 0.33, reorder: 0.33, delay: [0, 100] };
    const [link] = await (await fixture.page()).connect();
    expect(addressesOf(link)).toEqual(ACCOUNTS);
    const seen = watch(link);
    const signatures = await Promise.all([0, 1, 2].map(() => sign(link)));
    expect(new Set(signatures).size).toBe(1);
    expect(fixture.phone.requests()).toHaveLength(3);
    fixture.phone.changeAccount(1);
    await expect.poll(() => namesOf(seen)).toHaveLength(1);
    await ended(link.disconnect());
    // A proposal that arrived twice has created two sessions on its side: the page knows only one.
    const topics = () => fixture.phone.sessions().map(({ topic }) => topic);
    await expect.poll(topics).not.toContain(link.session);
    expect(fixture.phone.requests()).toHaveLength(3);
    expect(namesOf(seen)).toHaveLength(2);
  } catch (error) {
    throw new Error(`With the seed ${seed}`, { cause: error });
  } finally {
    await fixture.stop();
  }
}

it('a connection that loses, duplicates, delays and swaps a third of all messages still delivers everything once', {
  timeout: 90_000,
}, async () => {
  await Promise.all(SEEDS.map(visit));
});
