import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Services, startServices } from './services-server.js';

let services: Services;
beforeAll(async () => {
  services = await startServices({ networks: [], multicall3: '0x' });
});
afterEach(() => services.reset());
afterAll(() => services.stop());

const ask = (path: string, limit = 30_000) =>
  fetch(new URL(path, services.url), { signal: AbortSignal.timeout(limit) });
const CHAINS = 'v1/supported-chains';

describe('the services, made to fail', () => {
  it('answer with any error status, with a Retry-After header', async () => {
    for (const status of [400, 403, 429, 500, 502, 503, 504])
      expect((await ask(`${status}/${CHAINS}`)).status).toBe(status);
    expect((await ask(`failing/${CHAINS}`)).status).toBe(503);
    services.retryAfter = '2';
    const refused = await ask(`429/${CHAINS}`);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it('take two seconds', async () => {
    const began = performance.now();
    expect((await ask(`slow/${CHAINS}`)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });

  it('never answer', async () => {
    await expect(ask(`silent/${CHAINS}`, 300)).rejects.toThrow();
    await expect.poll(() => services.open).toBe(0);
  });

  it('answer with something else, or in another shape', async () => {
    expect(await (await ask(`nonsense/${CHAINS}`)).text()).toBe('<p>Hello');
    expect(await (await ask(`misshapen/${CHAINS}`)).json()).toEqual({ http: 'none', ws: 'none' });
    const mistyped = await ask(`mistyped/${CHAINS}`);
    expect(mistyped.headers.get('content-type')).toBe('application/octet-stream');
    expect(await mistyped.json()).toEqual({ http: [], ws: [] });
  });

  it('are truncated, or never end', async () => {
    const cut = await ask(`truncated/${CHAINS}`);
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow();
    const endless = await ask(`endless/${CHAINS}`);
    let length = 0;
    for await (const piece of endless.body ?? []) {
      length += piece.length;
      if (length > 300_000) break;
    }
    expect(length).toBeGreaterThan(300_000);
    await expect.poll(() => services.open).toBe(0);
  });

  it('redirect', async () => {
    const led = await ask(`redirecting/${CHAINS}`);
    expect(led.redirected).toBe(true);
    expect(led.headers.get('content-type')).toContain('text/html');
  });

  it('omit the CORS headers', async () => {
    expect((await ask(CHAINS)).headers.get('access-control-allow-origin')).toBe('*');
    const unshared = await ask(`unshared/${CHAINS}`);
    expect([unshared.status, unshared.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  it('fail for all clients, for single calls, or by URL', async () => {
    services.state = 500;
    expect((await ask(CHAINS)).status).toBe(500);
    expect((await ask(`fine/${CHAINS}`)).status).toBe(200);
    services.state = 'fine';
    services.faults.set('supported-chains', 418);
    expect((await ask(CHAINS)).status).toBe(418);
    expect((await ask('v1/onramp/options')).status).toBe(200);
    services.reset();
    expect((await ask(`503@onramp-options/${CHAINS}`)).status).toBe(200);
    expect((await ask('503@onramp-options/v1/onramp/options')).status).toBe(503);
    expect((await ask('503@onramp-options/silent@history/v1/onramp/options')).status).toBe(503);
  });

  it('record requests, and allow other origins', async () => {
    await ask('v1/onramp/options?projectId=p');
    expect(services.asked).toEqual(['/v1/onramp/options?projectId=p']);
    const url = new URL('v1/fungible/price', services.url);
    const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const before = await fetch(url, { method: 'OPTIONS', headers });
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-headers')?.split(', ')).toContain('content-type');
    expect((await ask('v1/fungible/price')).status).toBe(405);
    expect((await ask('v1/nothing')).status).toBe(404);
  });
});
