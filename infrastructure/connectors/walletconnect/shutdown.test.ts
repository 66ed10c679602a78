import { describe, expect, it } from 'vitest';
import { connectorFixture } from '../../../sandbox/phone/connector-fixture.js';
import { sign } from '../../../sandbox/phone/link-watch.js';

const left = () => process.getActiveResourcesInfo().filter((each) => /^(Timeout|TCP)/.test(each)).length;

describe('a modal that is destroyed', () => {
  it('leaves nothing running: no pairing, no session, and no pending request', async () => {
    const before = left();
    const fixture = await connectorFixture();
    const given = await (await fixture.page()).pair();
    given.giveUp();
    await (await fixture.page()).pair();
    const [link] = await (await fixture.page()).connect();
    await sign(link);
    fixture.phone.mode = 'never';
    sign(link).catch(() => undefined);
    await expect.poll(() => fixture.phone.requests()).toHaveLength(2);
    expect(left()).toBeGreaterThan(before + 5);
    await fixture.stop();
    await expect.poll(left).toBeLessThanOrEqual(before + 1);
  });
});
