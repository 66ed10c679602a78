import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConnectorGround, connectorGround } from '../../../sandbox/phone/connector-ground.js';
import { addressesOf, sign } from '../../../sandbox/phone/link-watch.js';
import { memoryStorage } from '../../storage/memory-storage.js';

let ground: ConnectorGround;
beforeEach(async () => {
  ground = await connectorGround({ request: 60_000, offer: 60_000 });
});
afterEach(() => ground.stop());

describe('a relay that refuses', () => {
  it.each([
    ['Unauthorized: origin not allowed', 'invalid-options', 'INVALID_APP_CONFIGURATION'],
    ['Unauthorized: invalid key', 'invalid-options', 'INVALID_PROJECT_ID'],
    ['JWT validation error: JWT Token is not yet valid', 'wrong-clock', 'JWT_TOKEN_NOT_VALID'],
    ['JWT validation error: JWT Token is expired', 'wrong-clock', undefined],
    ['Closed for the winter', 'request-failed', undefined],
  ])('with "%s" is tried once, and the refusal is reported', async (words, code, alert) => {
    ground.relay.refusal = words;
    const page = await ground.page();
    await expect(page.connect()).rejects.toMatchObject({ code });
    expect(ground.relay.refused()).toBe(1);
    expect(page.alerts).toEqual(alert ? [alert] : []);
    expect(page.device.lines).toHaveLength(alert ? 0 : 1);
    // Reported once, and retried when the visitor does.
    await expect(page.connect()).rejects.toMatchObject({ code });
    expect(ground.relay.refused()).toBe(2);
    expect(page.alerts).toHaveLength(alert ? 1 : 0);
    ground.relay.refusal = undefined;
    expect(addressesOf((await page.connect())[0])).not.toEqual([]);
  });

  it('and takes its time to hang up is asked once, too', async () => {
    ground.relay.refusal = 'Unauthorized: invalid key';
    ground.relay.lingers = 700;
    const page = await ground.page();
    await expect(page.connect()).rejects.toMatchObject({ code: 'invalid-options' });
    expect(ground.relay.refused()).toBe(1);
    expect(page.alerts).toEqual(['INVALID_PROJECT_ID']);
  });

  it('during a session ends its requests at once', async () => {
    const storage = memoryStorage();
    const first = await ground.page(storage);
    await first.connect();
    first.close();
    ground.relay.refusal = 'Unauthorized: invalid key';
    const page = await ground.page(storage);
    const link = await page.restore();
    if (!link) throw new Error('It was not taken up.');
    await expect(sign(link)).rejects.toMatchObject({ cause: { code: 'invalid-options' } });
    expect(page.alerts).toEqual(['INVALID_PROJECT_ID']);
    expect(ground.relay.refused()).toBe(1);
  });
});

it('a violation of the page’s policy while the relay is connected is another script’s', async () => {
  vi.stubGlobal('document', new EventTarget());
  try {
    const page = await ground.page();
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
