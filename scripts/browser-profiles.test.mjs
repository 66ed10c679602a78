/** Data of one scenario in a browser profile must not reach the next one; the page's cached code may. */
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserProfiles } from '../features/support/browser/browser-profiles.js';
import { USUAL_PAGE } from '../features/support/page/settings/page-settings.js';
import { CHROMIUM_ARGS, ensureChromium } from './bootstrap.mjs';

let browser;
let servers;
let profiles;
const fetched = [];

beforeAll(async () => {
  servers = await Promise.all([serve(() => ''), serve(() => `<iframe src="${urlOf(servers[0])}"></iframe>`)]);
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser?.close();
  for (const server of servers ?? []) server.close();
});
beforeEach(() => {
  fetched.length = 0;
  profiles = browserProfiles(browser);
});

function serve(body) {
  const server = createServer((request, response) => {
    if (request.url === '/part.js') {
      fetched.push(request.headers.host);
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.setHeader('content-type', 'text/javascript');
      return response.end('globalThis.part = true;');
    }
    if (request.url === '/worker.js') response.setHeader('content-type', 'text/javascript');
    else response.setHeader('content-type', 'text/html');
    response.end(request.url === '/worker.js' ? '' : `<script src="/part.js"></script>${body()}`);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const urlOf = (server) => `http://127.0.0.1:${server.address().port}/`;

/** Opens the page, and reports the stored data in each of its frames. */
async function visit(context, server = servers[1]) {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(urlOf(server));
  return [page, await Promise.all(page.frames().map((frame) => frame.evaluate(readTraces)))];
}

async function readTraces() {
  const permission = await navigator.permissions.query({ name: 'clipboard-read' });
  return {
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: globalThis.name,
    entries: history.length,
    reads: permission.state,
  };
}

/** Every storage that a page can use. */
async function writeTraces() {
  localStorage.setItem('trace', '1');
  sessionStorage.setItem('trace', '1');
  // biome-ignore lint/suspicious/noDocumentCookie: what pages do
  document.cookie = 'trace=1; max-age=3600';
  await new Promise((resolve) => {
    indexedDB.open('trace').onsuccess = ({ target }) => resolve(target.result.close());
  });
  await caches.open('trace');
  await navigator.serviceWorker.register('/worker.js');
  addEventListener('pagehide', () => localStorage.setItem('last words', '1'));
  globalThis.name = 'trace';
  history.pushState('trace', '');
}

describe('a profile that was given back', () => {
  it('has no data of its visitor, in the page or in its frames, and keeps the page’s cached code', async () => {
    const first = await profiles.take(USUAL_PAGE, () => undefined);
    const [page, before] = await visit(first);
    await Promise.all(page.frames().map((frame) => frame.evaluate(writeTraces)));
    const marked = await Promise.all(page.frames().map((frame) => frame.evaluate(readTraces)));
    expect(marked.map(({ local, databases, caches, workers }) => [local, databases, caches, workers])).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ]);
    await first.newPage();
    await profiles.giveBack(first, false);

    const second = await profiles.take(USUAL_PAGE, () => undefined);
    expect(second).toBe(first);
    expect(second.pages()).toEqual([]);
    const [, after] = await visit(second);
    expect(after).toEqual(before);
    expect(fetched).toHaveLength(2);
    await profiles.giveBack(second, true);
  });

  it('keeps the window of a visitor with a single one, on one site, without their data', async () => {
    const first = await profiles.take(USUAL_PAGE, () => undefined);
    const [page, before] = await visit(first, servers[0]);
    const received = [];
    page.on('console', (message) => received.push(message.text()));
    await page.evaluate(writeTraces);
    await profiles.giveBack(first, false);

    const second = await profiles.take(USUAL_PAGE, () => undefined);
    expect(second.pages()).toEqual([page]);
    const [, after] = await visit(second, servers[0]);
    expect(after).toEqual(before);
    await page.evaluate(() => console.log('by the next visitor'));
    expect(received).toEqual([]);
    await profiles.giveBack(second, true);
  });

  it.each([{ login: true }, { slowMotion: true }])('keeps no window with special settings: %o', async (settings) => {
    const first = await profiles.take({ ...USUAL_PAGE, ...settings }, () => undefined);
    await visit(first, servers[0]);
    await profiles.giveBack(first, false);
    expect(first.pages()).toEqual([]);
  });

  it('is of one kind: scenarios with other browser settings do not get it', async () => {
    const usual = await profiles.take(USUAL_PAGE, () => undefined);
    await profiles.giveBack(usual, false);
    const others = [{ clipboard: false }, { windows: false }, { phone: true }, { storage: 'full' }, { examined: true }];
    for (const each of others) {
      const other = await profiles.take({ ...USUAL_PAGE, ...each }, () => undefined);
      expect(other, JSON.stringify(each)).not.toBe(usual);
      await profiles.giveBack(other, false);
    }
    expect(await profiles.take(USUAL_PAGE, () => undefined)).toBe(usual);
  });

  it.each([
    ['spoiled by a failure', USUAL_PAGE, true],
    ['with an adjustable clock', { ...USUAL_PAGE, clock: true }, false],
    ['whose nodes are guarded', { ...USUAL_PAGE, unreachable: ['Saltmarsh'] }, false],
    ['whose nodes are held', { ...USUAL_PAGE, held: ['Saltmarsh'] }, false],
  ])('is used by one visitor only: %s', async (_, settings, spoiled) => {
    const first = await profiles.take(settings, () => undefined);
    await profiles.giveBack(first, spoiled);
    expect(await profiles.take(settings, () => undefined)).not.toBe(first);
  });

  it('reports policy violations to its current visitor only', async () => {
    const seen = [[], []];
    for (const received of seen) {
      const context = await profiles.take(USUAL_PAGE, (directive) => received.push(directive));
      const [page] = await visit(context);
      await page.evaluate(() => globalThis.noteViolation('img-src', 'a picture'));
      await profiles.giveBack(context, false);
    }
    expect(seen).toEqual([['img-src'], ['img-src']]);
  });
});
