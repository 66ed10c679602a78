/** The wallet's settings, in its own window, in Chromium: what they list, and what they end. */
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { toHex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { World } from '../world.js';
import { type FrameInBrowser, frameInBrowser } from './frame-in-browser.js';
import { ask, logInBy, type PageWithFrame, pressSeen, ready } from './page-with-frame.js';

let ground: FrameInBrowser;
let world: World;
let host: PageWithFrame;
let browser: Browser;
let page: Page;
let frame: FrameLocator;

beforeAll(async () => {
  ground = await frameInBrowser();
  ({ world, host, browser } = ground);
}, 60_000);
afterAll(() => ground?.stop());
beforeEach(async () => {
  world.secureSite.asksConsent = true;
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 900, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  frame = page.frameLocator('#w3m-iframe');
});
afterEach(async () => {
  world.secureSite.asksConsent = false;
  await page.context().close();
});

const button = (name: string) => frame.getByRole('button', { name, exact: true });

it('list the connected apps and the sessions, and can end each', async () => {
  await page.goto(host.origin);
  await ready(page);
  const email = 'settings@mail.example';
  const login = logInBy(page, world.secureSite, email);
  await pressSeen(button('Continue'));
  const address = await login;
  // The same person in another browser, which has no key yet, and a session all the same.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(host.origin);
  await ready(elsewhere);
  await ask(elsewhere, 'CONNECT_EMAIL', { email });
  await world.secureSite.approveDevice(email);
  await ask(elsewhere, 'CONNECT_DEVICE');
  const { code: otp } = await world.secureSite.mailbox.next(email);
  expect(await ask(elsewhere, 'CONNECT_OTP', { otp })).toMatchObject({ type: '@w3m-frame/CONNECT_OTP_SUCCESS' });
  await elsewhere.context().close();
  const asked = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex('Ahoy'), address] });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button('Wallet settings').click()]);
  popup.setDefaultTimeout(20_000);
  await popup.getByRole('heading', { name: 'Wallet settings' }).waitFor();
  await popup.getByText(email).waitFor();
  await picture('settings', popup);
  await popup.getByRole('button', { name: /^End session in/ }).waitFor();
  await popup.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await popup.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'detached' });
  expect(await popup.getByRole('button', { name: /^End session/ }).count()).toBe(0);
  await popup.getByRole('button', { name: `Disconnect ${new URL(host.origin).host}` }).click();
  await popup.getByText('No app is connected.').waitFor();
  expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_ERROR' });
  expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } });

  const again = ask(page, 'GET_USER');
  await pressSeen(button('Continue'));
  expect(await again).toMatchObject({ payload: { address, email } });
  // It says what it ends, and nothing has ended before the visitor agrees.
  await popup.getByRole('button', { name: 'Sign out', exact: true }).click();
  await popup.getByText('Every app in this browser that uses your wallet is signed out.').waitFor();
  await popup.getByRole('button', { name: 'Stay signed in' }).click();
  expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } });
  await popup.getByRole('button', { name: 'Sign out', exact: true }).click();
  await popup.getByRole('button', { name: 'Sign out of every app' }).click();
  await popup.getByRole('heading', { name: 'Signed out' }).waitFor();
  expect(await ask(page, 'GET_USER')).toMatchObject({ payload: { message: 'You are not logged in' } });
  await page.reload();
  await ready(page);
  expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } });
});

/** Kept where SHOTS says, for people to look at. */
async function picture(name: string, shown = page): Promise<void> {
  if (process.env.SHOTS) await shown.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}
