/** The demo with an embedded wallet, in one tab of Chromium: real chain, secure site and mail server. For tests. */
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { frameBundle } from '../../servers/secure-site/frame-bundle.js';
import { serveBuiltDemo } from '../demo-server.js';
import { startWorld } from '../world.js';
import { type SecureSite, type SecureSiteOptions, startSecureSite } from './secure-site.js';

export interface DemoWithSite {
  readonly page: Page;
  readonly site: SecureSite;
  /** Opens the demo, and logs in up to the code, which is entered. `query`: more parameters of the page's address. */
  enterByEmail(email: string, query?: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startDemoWithSite(options: Omit<SecureSiteOptions, 'networks'> = {}): Promise<DemoWithSite> {
  const world = await startWorld();
  const own = { chainId: 31337, name: 'Saltmarsh', rpcUrl: world.urls[0], symbol: 'ETH', decimals: 18 };
  const site = await startSecureSite({ ...options, networks: [own] });
  const executablePath = await ensureChromium();
  const [demo, browser] = await Promise.all([
    serveBuiltDemo({ settings: { ...world.settings, secureSiteUrl: site.url } }),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
    frameBundle(),
  ]);
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  return {
    page,
    site,
    async enterByEmail(email, query = '') {
      await page.goto(`${demo.url}?login=1&wallets=none&bare=1&panel=off${query}`);
      await page.getByTestId('connect-button').click();
      await page.getByTestId('wui-email-input').fill(email);
      await page.keyboard.press('Enter');
      await page.getByText('Check your email').first().waitFor();
      await site.approveDevice(email);
      await page.getByText('Enter the code').first().waitFor();
      const { code = '' } = await site.mailbox.next(email);
      await page.getByTestId('wui-otp-input').fill(code);
    },
    async stop() {
      await browser.close();
      await Promise.all([demo.stop(), site.stop(), world.stop()]);
    },
  };
}
