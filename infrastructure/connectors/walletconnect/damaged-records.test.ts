/** Any of the SDK's records may be damaged in storage: the session is restored or gone, and the visitor can connect again. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConnectorFixture, connectorFixture } from '../../../sandbox/phone/connector-fixture.js';
import { memoryStorage } from '../../storage/memory-storage.js';

let fixture: ConnectorFixture;
beforeEach(async () => {
  fixture = await connectorFixture();
});
afterEach(() => fixture.stop());

const NAMES = ['keychain', 'session', 'pairing', 'subscription', 'messages', 'history', 'expirer', 'proposal'];
const VALUES = ['"x"', '[null]'];

describe('a damaged record of the SDK', () => {
  it.each(NAMES)('prevents neither restoring nor connecting: %s', async (name) => {
    const storage = memoryStorage();
    const page = await fixture.page(storage);
    await page.connect();
    page.close();
    const key = Object.keys(storage.entries()).find((each) => /^walletconnect:/.test(each)) ?? '';
    const whole: Record<string, string> = JSON.parse(storage.get(key) ?? '{}');
    const records = Object.keys(whole).filter((each) => each.endsWith(name));
    const failed: string[] = [];
    for (const value of VALUES) {
      const damaged = { ...whole, ...Object.fromEntries(records.map((each) => [each, value])) };
      const again = memoryStorage({ ...storage.entries(), [key]: JSON.stringify(damaged) });
      const next = await fixture.page(again);
      try {
        await next.restore();
        await next.connect();
      } catch (error) {
        failed.push(`${records.join()} ${value}: ${String(error)}`);
      }
      next.close();
    }
    expect(failed).toEqual([]);
  });
});
