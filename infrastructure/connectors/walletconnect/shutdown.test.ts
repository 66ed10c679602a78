import { describe, expect, it } from 'vitest';
import { connectorGround } from '../../../sandbox/phone/connector-ground.js';
import { sign } from '../../../sandbox/phone/link-watch.js';

const left = () => process.getActiveResourcesInfo().filter((each) => /^(Timeout|TCP)/.test(each)).length;

describe('a modal that is destroyed', () => {
  it('leaves nothing running: no pairing, no session, and no pending request', async () => {
    const before = left();
    const ground = await connectorGround();
    const given = await (await ground.page()).pair();
    given.giveUp();
    await (await ground.page()).pair();
    const [link] = await (await ground.page()).connect();
    await sign(link);
    ground.phone.mode = 'never';
    sign(link).catch(() => undefined);
    await expect.poll(() => ground.phone.requests()).toHaveLength(2);
    expect(left()).toBeGreaterThan(before + 5);
    await ground.stop();
    await expect.poll(left).toBeLessThanOrEqual(before + 1);
  });
});
