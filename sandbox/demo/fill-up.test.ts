/** A visitor with a new, empty account of the embedded wallet. */
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { jsonRpc } from '../../servers/json-rpc.js';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { type SecureSite, startSecureSite } from '../secure-site/secure-site.js';
import { startWorld, type World } from '../world.js';

const EMAIL = 'mira@saltmarsh.example';

let world: World;
let site: SecureSite;
let demo: DemoServer;
let browser: Browser;

beforeAll(async () => {
  world = await startWorld();
  const [rpcUrl] = world.urls;
  site = await startSecureSite({
    networks: [{ chainId: 31337, name: 'Saltmarsh', rpcUrl, symbol: 'ETH', decimals: 18 }],
  });
  site.verifiesNewBrowsers = false;
  const executablePath = await ensureChromium();
  [demo, browser] = await Promise.all([
    serveBuiltDemo({ settings: { ...world.settings, secureSiteUrl: site.url } }),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    frameBundle(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([demo?.stop(), site?.stop(), world?.stop()]);
});

it('gets funds from the page, which the local node creates', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${demo.url}?login=1&wallets=none&panel=off`);
  await page.getByTestId('connect-button').first().click();
  await page.getByTestId('wui-email-input').fill(EMAIL);
  await page.keyboard.press('Enter');
  const { code = '' } = await site.mailbox.next(EMAIL);
  await page.getByTestId('wui-otp-input').fill(code);
  await page.getByRole('button', { name: 'Get 10 ETH' }).click();
  await page.getByText('10 ETH added on Saltmarsh.').waitFor();
  const address = await page.evaluate(() => {
    const { modal } = Reflect.get(window, 'portholeDemo') as {
      modal: import('../../application/modal/modal.js').Modal;
    };
    const connection = modal.getState().connect.connections.eip155;
    return connection?.status === 'connected' ? connection.account.address : '';
  });
  expect(await jsonRpc(world.urls[0], 'eth_getBalance', [address, 'latest'])).toBe(`0x${(10n ** 19n).toString(16)}`);
});
