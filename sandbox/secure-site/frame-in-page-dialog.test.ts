/** A request that a page makes from a dialog of its own: the modal opens in it, and the secure site's prompt is above both. */
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { startWorld, type World } from '../world.js';
import { pressSeen } from './page-with-frame.js';
import { type SecureSite, startSecureSite } from './secure-site.js';

const EMAIL = 'visitor@saltmarsh.example';
let world: World;
let site: SecureSite;
let demo: DemoServer;
let browser: Browser;

beforeAll(async () => {
  world = await startWorld();
  const own = { chainId: 31337, name: 'Saltmarsh', rpcUrl: world.urls[0], symbol: 'ETH', decimals: 18 };
  site = await startSecureSite({ networks: [own] });
  const executablePath = await ensureChromium();
  [demo, browser] = await Promise.all([
    serveBuiltDemo({ settings: { ...world.settings, secureSiteUrl: site.url } }),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    frameBundle(),
  ]);
}, 90_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([demo?.stop(), site?.stop(), world?.stop()]);
});

it('can be approved', { timeout: 240_000 }, async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${demo.url}?login=1&wallets=none&bare=1&panel=off`);
  await page.getByTestId('connect-button').click();
  await page.getByTestId('wui-email-input').fill(EMAIL);
  await page.keyboard.press('Enter');
  await page.getByText('Check your email').first().waitFor();
  await site.approveDevice(EMAIL);
  await page.getByText('Enter the code').first().waitFor();
  const { code = '' } = await site.mailbox.next(EMAIL);
  await page.getByTestId('wui-otp-input').fill(code);
  await page.getByTestId('w3m-modal-card').waitFor({ state: 'detached' });

  const signed = page.evaluate(async () => {
    const { modal } = Reflect.get(window, 'portholeDemo') as { modal: Modal };
    const [dialog, field] = [document.createElement('div'), document.createElement('input')];
    dialog.setAttribute('role', 'dialog');
    dialog.style.transform = 'translateX(0)';
    dialog.append(field);
    document.body.append(dialog);
    field.focus();
    const answer = await modal.signMessage('Moor at berth 7');
    return answer.ok ? answer.value : answer.failure.message;
  });
  await page.locator('[role="dialog"] > [data-porthole]').waitFor({ state: 'attached' });
  const frame = page.frameLocator('iframe[name="w3m-secure-iframe"]');
  await pressSeen(frame.getByRole('button', { name: 'Sign', exact: true }));
  expect(await signed).toMatch(/^0x[\da-f]{130}$/);
});
