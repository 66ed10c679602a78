/** The wallet's own questions and window in Chromium; axe checks each screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Frame, FrameLocator, Page } from 'playwright-core';
import { type Hex, parseEther, toHex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { jsonRpc } from '../../servers/json-rpc.js';
import type { World } from '../world.js';
import { type FrameInBrowser, frameInBrowser } from './frame-in-browser.js';
import { ask, logInBy, type PageWithFrame, pressSeen, ready } from './page-with-frame.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const FRIEND = '0x00000000000000000000000000000000000f21e4';

let fixture: FrameInBrowser;
let world: World;
let host: PageWithFrame;
let browser: Browser;
let page: Page;
let frame: FrameLocator;

beforeAll(async () => {
  fixture = await frameInBrowser();
  ({ world, host, browser } = fixture);
});
afterAll(() => fixture?.stop());
beforeEach(() => {
  world.secureSite.asksConsent = true;
});
afterEach(async () => {
  world.secureSite.asksConsent = false;
  await page.context().close();
});

const button = (name: string) => frame.getByRole('button', { name, exact: true });

it.each([
  ['light', { width: 1280, height: 800 }],
  ['dark', { width: 360, height: 740 }],
] as const)('they can be read when it is %s', async (themeMode, viewport) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, viewport });
  // As in Firefox and Safari.
  await context.addInitScript(() => {
    Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible');
  });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  frame = page.frameLocator('#w3m-iframe');
  await page.goto(host.origin);
  await ready(page);
  await ask(page, 'SYNC_THEME', { themeMode });
  const inner = () => page.frames().find((each) => each.url().startsWith(world.secureSite.url));
  const fill = (css: string) =>
    page.locator('#w3m-iframe').evaluate((each: HTMLElement, text) => {
      each.style.cssText = text;
    }, css);
  // Over the whole page, like in the modal.
  await fill('position:fixed;inset:0;width:100%;height:100%;border:0');
  const login = logInBy(page, world.secureSite, `${themeMode}@mail.example`);
  await button('Open window').waitFor();
  await expect.poll(() => button('Don’t share').isEnabled()).toBe(true);
  await look(`card-own-${themeMode}`, page, inner());
  const [popup] = await Promise.all([page.waitForEvent('popup'), button('Open window').click()]);
  const inWindow = (name: string) => popup.getByRole('button', { name, exact: true });
  await popup.setViewportSize({ width: themeMode === 'light' ? 440 : 360, height: 720 });
  await expect.poll(() => inWindow('Continue').isEnabled()).toBe(true);
  await look(`share-${themeMode}`, popup);
  await pressSeen(inWindow('Continue'));
  await popup.getByRole('heading', { name: 'Approved' }).waitFor();
  await look(`approved-${themeMode}`, popup);
  const from = (await login) as Hex;

  await fill(viewport.width === 360 ? 'position:fixed;inset:0;width:100%;height:100%;border:0' : '');
  await jsonRpc(world.urls[0] ?? '', 'anvil_setBalance', [from, toHex(parseEther('5'))]);
  const params = [{ from, to: FRIEND, value: toHex(parseEther('3')) }];
  const sent = ask(page, 'RPC_REQUEST', { method: 'eth_sendTransaction', params });
  await popup.getByRole('heading', { name: 'Send 3 ETH' }).waitFor();
  await expect.poll(() => inWindow('Decline').isEnabled()).toBe(true);
  await expect.poll(() => button('Decline').isEnabled()).toBe(true);
  await look(`request-${themeMode}`, popup);
  await look(`card-${themeMode}`, page, inner());
  await pressSeen(inWindow('Decline'));
  expect(await sent).toMatchObject({ payload: { code: 4001 } });

  const change = ask(page, 'UPDATE_EMAIL', { email: 'new@mail.example' });
  await popup.getByRole('heading', { name: 'Change your email?' }).waitFor();
  await expect.poll(() => inWindow('Cancel').isEnabled()).toBe(true);
  await look(`change-${themeMode}`, popup);
  await button('Wallet settings').click();
  await pressSeen(inWindow('Cancel'));
  expect(await change).toMatchObject({ payload: { code: 4001 } });
  await popup.getByRole('heading', { name: 'Wallet settings' }).waitFor();
  await expect.poll(() => inWindow('Sign out').isEnabled()).toBe(true);
  await look(`settings-${themeMode}`, popup);
});

/** Checks the screen, and saves a screenshot in the folder SHOTS, if it is set. */
async function look(name: string, shown: Page, document: Page | Frame | undefined = shown): Promise<void> {
  if (process.env.SHOTS) await shown.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
  await document?.evaluate(AXE);
  const violations = await document?.evaluate(async () => {
    const axe: { run(): Promise<{ violations: { id: string; help: string }[] }> } = Reflect.get(window, 'axe');
    return (await axe.run()).violations.map(({ id, help }) => `${id}: ${help}`);
  });
  expect([name, violations]).toEqual([name, []]);
  expect(await document?.evaluate(() => window.document.documentElement.scrollWidth - innerWidth)).toBe(0);
}
