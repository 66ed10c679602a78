/** The wallet's settings, in its own window, in Chromium: what they list, and what they end. */
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { toHex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { languageFor } from '../../servers/secure-site/words/site-language.js';
import type { World } from '../world.js';
import { type FrameInBrowser, frameInBrowser } from './frame-in-browser.js';
import { ask, logInBy, type PageWithFrame, pressSeen, ready } from './page-with-frame.js';

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
beforeEach(async () => {
  world.secureSite.asksConsent = true;
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 900, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  frame = page.frameLocator('#w3m-iframe');
});
afterEach(async () => {
  Object.assign(world.secureSite, { asksConsent: false, approveInFrame: true });
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
  // The same person in another browser, which has a session but no key yet.
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
  popup.setDefaultTimeout(60_000);
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
  // It says what it ends, and ends nothing before the visitor agrees.
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

it('follow the page’s language and theme, as the window’s other screens and the mails do', async () => {
  world.secureSite.approveInFrame = false;
  const [de, ja] = (await Promise.all([languageFor(['de']), languageFor(['ja'])])).map(({ text }) => text);
  if (!de || !ja) throw new Error('The site does not speak both.');
  const email = 'juno@mail.example';
  await page.goto(host.origin);
  await ready(page);
  const speak = (locale: string) => ask(page, 'SYNC_THEME', { locale });
  await ask(page, 'SYNC_THEME', { locale: 'de', themeMode: 'dark' });
  const login = logInBy(page, world.secureSite, email);
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(de.ownWindow.review.openIt).click()]);
  const mails = world.secureSite.mailbox.mails.filter(({ to }) => to === email);
  expect(mails.at(-1)?.subject).toBe(de.mails.device.subject);
  popup.setDefaultTimeout(60_000);
  const heading = (name: string) => popup.getByRole('heading', { name, exact: true }).waitFor();
  const press = (name: string) => popup.getByRole('button', { name, exact: true }).click();
  await heading(de.consents.share.title);
  const theme = () => popup.evaluate(() => [document.documentElement.style.colorScheme, document.documentElement.lang]);
  await expect.poll(theme).toEqual(['dark', 'de']);
  await speak('ja');
  await heading(ja.consents.share.title);
  await pressSeen(popup.getByRole('button', { name: ja.consents.share.yes, exact: true }));
  const address = await login;
  await heading(ja.ownWindow.approved);
  await speak('de');
  await heading(de.ownWindow.approved);

  const signed = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex('Ahoy'), address] });
  await button(de.requests.settings).click();
  await popup.getByText('Ahoy').waitFor();
  await pressSeen(popup.getByRole('button', { name: de.requests.decline, exact: true }));
  expect(await signed).toMatchObject({ payload: { message: de.problems.declined } });
  await heading(de.walletSettings.title);
  await speak('ja');
  await heading(ja.walletSettings.title);
  await press(ja.walletSettings.keys);
  await heading(ja.walletKeys.protect.ownTitle);
  await press(ja.walletKeys.protect.file);
  await popup.getByLabel(ja.walletKeys.newFile.passphrase, { exact: true }).fill('gull harbour');
  await speak('de');
  await heading(de.walletKeys.newFile.title);
  expect(await popup.getByLabel(de.walletKeys.newFile.passphrase, { exact: true }).inputValue()).toBe('gull harbour');
  expect(
    await popup.evaluate(() => [document.title, document.activeElement?.shadowRoot?.activeElement?.tagName]),
  ).toEqual([...[de.walletKeys.newFile.title, 'INPUT']]);
});

/** Saves screenshots in the folder SHOTS, if it is set. */
async function picture(name: string, shown = page): Promise<void> {
  if (process.env.SHOTS) await shown.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}
