/** The wallet's own window, in Chromium: it speaks with the frame that opened it, and with nothing else. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { startWorld, type World } from '../world.js';
import { type PageWithFrame, ready, servePageWithFrame } from './page-with-frame.js';

let world: World;
let host: PageWithFrame;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  world = await startWorld();
  const executablePath = await ensureChromium();
  [host, browser] = await Promise.all([
    servePageWithFrame(world.secureSite.url),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    frameBundle(),
  ]);
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([host?.stop(), world?.stop()]);
});
beforeEach(async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 900, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterEach(() => page.context().close());

it('shows a plain page to a visitor who opens it alone, and to a page that opens it', async () => {
  const address = `${world.secureSite.origin}/window`;
  await page.goto(address);
  await page.getByRole('heading', { name: 'Open this from the app' }).waitFor();
  await page.goto(host.origin);
  await ready(page);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => {
      const stranger = window.open(`${url}#guessed`);
      const tell = (topic: string) => stranger?.postMessage({ kind: 'porthole-window', token: 'guessed', topic }, '*');
      addEventListener('message', () => tell('welcome'));
      Reflect.set(window, 'tell', tell);
    }, address),
  ]);
  await opened.getByRole('heading', { name: 'Your wallet' }).waitFor();
  await page.evaluate(() => (Reflect.get(window, 'tell') as (topic: string) => void)('over'));
  expect(await opened.getByRole('heading', { name: 'Your wallet' }).isVisible()).toBe(true);
});

it('is shown in no page', async () => {
  const { headers } = await fetch(`${world.secureSite.origin}/window`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cross-origin-opener-policy')).toBe(null);
});
