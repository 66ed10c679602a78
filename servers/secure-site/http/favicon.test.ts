/** Every page has an icon: browsers request one, and a missing one is an error in their console. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '../site.js';

let site: Site;

beforeAll(async () => {
  site = await startSite(
    {
      settings: { allowedOrigins: [], networks: [], solanaNetworks: [], blindSigning: false },
      listen: { host: '127.0.0.1', port: 0 },
    },
    {
      frame: () => Promise.resolve(new Map([['/frame-window.x.js', '']])),
      send: () => Promise.resolve(),
      provider: () => Promise.resolve(undefined),
    },
  );
});
afterAll(() => site.stop(0));

it.each(['/', '/window', '/loading', '/device?link=gone'])('%s has one, which its policy allows', async (path) => {
  const page = await fetch(site.origin + path);
  const [, href] = /<link rel="icon" type="image\/svg\+xml" href="([^"]+)">/.exec(await page.text()) ?? [];
  expect(href).toBe('/favicon.ico');
  const policy = page.headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy.filter((directive) => /^img-src 'self'( |$)/.test(directive))).toHaveLength(1);
});

it('is a picture that browsers keep', async () => {
  const { headers, status } = await fetch(`${site.origin}/favicon.ico`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

it('leaves the pictures of requests to the window', async () => {
  const policy = (await fetch(`${site.origin}/window`)).headers.get('content-security-policy');
  expect(policy).toContain("img-src 'self' data:");
});
