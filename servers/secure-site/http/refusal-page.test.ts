/** What a visitor sees if a page of the site cannot be shown, or its form does not work: a page, in their language. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreUnavailable } from '../ports/store-unavailable.js';
import { type Site, startSite } from '../site.js';

let site: Site;
let fails: unknown;

beforeAll(async () => {
  site = await startSite(
    {
      settings: { allowedOrigins: [], networks: [], solanaNetworks: [], blindSigning: false },
      listen: { host: '127.0.0.1', port: 0 },
    },
    {
      frame: () => Promise.resolve(new Map()),
      send: () => Promise.resolve(),
      provider: () => Promise.resolve(undefined),
      before: () => (fails === undefined ? Promise.resolve() : Promise.reject(fails)),
    },
  );
});
afterAll(() => site.stop(0));

const FORM = 'application/x-www-form-urlencoded';
const OF_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de', origin: '' };

async function ask(path: string, body?: string, headers: Record<string, string> = OF_BROWSER) {
  const method = body === undefined ? 'GET' : 'POST';
  const all = { ...headers, origin: site.origin, ...(body !== undefined && { 'content-type': FORM }) };
  const response = await fetch(site.origin + path, { method, headers: all, ...(body !== undefined && { body }) });
  return { status: response.status, type: response.headers.get('content-type'), said: await response.text() };
}

it.each([
  ['a link that has expired', '/device', 'link=x', undefined, 410, 'Dieser Link ist abgelaufen'],
  ['a store that is away', '/device?link=x', undefined, new StoreUnavailable(), 503, 'gerade nicht verfügbar'],
  ['an error', '/', undefined, new Error('secret'), 500, 'schiefgelaufen'],
  ['no page', '/none', undefined, undefined, 404, 'schiefgelaufen'],
] as const)('for %s', async (_, path, body, error, status, words) => {
  fails = error;
  const answer = await ask(path, body);
  fails = undefined;
  expect(answer).toMatchObject({ status, type: 'text/html; charset=utf-8' });
  expect(answer.said).toContain('<html lang="de" dir="ltr">');
  expect(answer.said).toContain(words);
  expect(answer.said).not.toMatch(/secret|Not found|<p role="status"><\/p>/);
});

it('scripts get JSON, whatever they accept', async () => {
  expect(await ask('/none', undefined, { accept: '*/*' })).toMatchObject({
    status: 404,
    said: '{"error":"Not found"}',
  });
  expect(await ask('/auth/none')).toMatchObject({ status: 404, type: 'application/json' });
});
