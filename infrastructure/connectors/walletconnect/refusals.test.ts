import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConnectorFixture, connectorFixture } from '../../../sandbox/phone/connector-fixture.js';
import { addressesOf, sign } from '../../../sandbox/phone/link-watch.js';
import { memoryStorage } from '../../storage/memory-storage.js';

let fixture: ConnectorFixture;
beforeEach(async () => {
  fixture = await connectorFixture({ request: 60_000, offer: 60_000 });
});
afterEach(() => fixture.stop());

describe('a relay that refuses', () => {
  it.each([
    ['Unauthorized: origin not allowed', 'invalid-options', 'INVALID_APP_CONFIGURATION'],
    ['Unauthorized: invalid key', 'invalid-options', 'INVALID_PROJECT_ID'],
    ['JWT validation error: JWT Token is not yet valid', 'wrong-clock', 'JWT_TOKEN_NOT_VALID'],
    ['JWT validation error: JWT Token is expired', 'wrong-clock', undefined],
    ['Closed for the winter', 'request-failed', undefined],
  ])('with "%s" is tried once, and the refusal is reported', async (words, code, alert) => {
    fixture.relay.refusal = words;
    const page = await fixture.page();
    await expect(page.connect()).rejects.toMatchObject({ code });
    expect(fixture.relay.refused()).toBe(1);
    expect(page.alerts).toEqual(alert ? [alert] : []);
    expect(page.device.lines).toHaveLength(alert ? 0 : 1);
    // Reported once, and retried when the visitor does.
    await expect(page.connect()).rejects.toMatchObject({ code });
    expect(fixture.relay.refused()).toBe(2);
    expect(page.alerts).toHaveLength(alert ? 1 : 0);
    fixture.relay.refusal = undefined;
    expect(addressesOf((await page.connect())[0])).not.toEqual([]);
  });

  it('and takes its time to hang up is asked once, too', async () => {
    fixture.relay.refusal = 'Unauthorized: invalid key';
    fixture.relay.lingers = 700;
    const page = await fixture.page();
    await expect(page.connect()).rejects.toMatchObject({ code: 'invalid-options' });
    expect(fixture.relay.refused()).toBe(1);
    expect(page.alerts).toEqual(['INVALID_PROJECT_ID']);
  });

  it('during a session ends its requests at once', async () => {
    const storage = memoryStorage();
    const first = await fixture.page(storage);
    await first.connect();
    first.close();
    fixture.relay.refusal = 'Unauthorized: invalid key';
    const page = await fixture.page(storage);
    const link = await page.restore();
    if (!link) throw new Error('It was not taken up.');
    await expect(sign(link)).rejects.toMatchObject({ cause: { code: 'invalid-options' } });
    expect(page.alerts).toEqual(['INVALID_PROJECT_ID']);
    expect(fixture.relay.refused()).toBe(1);
  });
});

it('a violation of the page’s policy while the relay is connected is another script’s', async () => {
  vi.stubGlobal('document', new EventTarget());
  try {
    const page = await fixture.page();
    const [link] = await page.connect();
    const violation = { effectiveDirective: 'connect-src', blockedURI: 'ws', disposition: 'enforce' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
    expect(await sign(link)).toMatch(/^0x/);
    expect(page.device.lines).toEqual([]);
    page.close();
  } finally {
    vi.unstubAllGlobals();
  }
});
