/** The modal and the secure site with default settings: the visitor logs in and signs in the wallet's own window. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { verifyMessage } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { startWorld, type World } from '../world.js';
import { pressSeen } from './page-with-frame.js';

const EMAIL = 'mira@saltmarsh.example';
const MESSAGE = 'Moor at berth 7';

let world: World;
let demo: DemoServer;
let browser: Browser;

beforeAll(async () => {
  world = await startWorld();
  world.secureSite.asksConsent = true;
  world.secureSite.approveInFrame = false;
  const executablePath = await ensureChromium();
  [demo, browser] = await Promise.all([
    serveBuiltDemo({ settings: world.settings }),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    frameBundle(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([demo?.stop(), world?.stop()]);
});

it('a visitor logs in, shares the account and signs in one window, and the app gets the result', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const frame = page.frameLocator('iframe[name="w3m-secure-iframe"]');
  const press = (shown: Page, name: string) => pressSeen(shown.getByRole('button', { name, exact: true }));
  await page.goto(`${demo.url}?login=1&wallets=none&bare=1&panel=off`);
  await page.getByTestId('connect-button').click();
  await page.getByTestId('wui-email-input').fill(EMAIL);
  await page.keyboard.press('Enter');
  await page.getByText('Check your email').first().waitFor();
  await world.secureSite.approveDevice(EMAIL);
  const { code = '' } = await world.secureSite.mailbox.next(EMAIL);
  await page.getByTestId('wui-otp-input').fill(code);

  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open window' }).click(),
  ]);
  opened.setDefaultTimeout(60_000);
  await opened.getByRole('heading', { name: 'Share your account?' }).waitFor();
  await press(opened, 'Continue');
  const account = () =>
    page.evaluate(() => {
      const { modal } = Reflect.get(window, 'portholeDemo') as { modal: Modal };
      const connection = modal.getState().connect.connections.eip155;
      return connection?.status === 'connected' ? connection.account.address : undefined;
    });
  await expect.poll(account).toMatch(/^0x/);

  const signed = page.evaluate(async (message) => {
    const { modal } = Reflect.get(window, 'portholeDemo') as { modal: Modal };
    return await modal.signMessage(message);
  }, MESSAGE);
  await opened.getByText(MESSAGE).waitFor();
  await frame.getByRole('button', { name: 'Show window' }).waitFor();
  expect(await frame.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0);
  await press(opened, 'Sign');
  const outcome = await signed;
  const signature = outcome.ok ? (outcome.value as `0x${string}`) : '0x';
  const address = (await account()) as `0x${string}`;
  expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true);
});
