/** Chromium for other apps' pages: with a wallet in it, without internet access, and with strict observation. */

import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { expect } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';

export interface HostBrowser {
  readonly browser: Browser;
  /** Opens a URL in a separate profile. Other hosts are faked, except for `real` ones; the wallet sends through its `nodes`. */
  open(url: string, real?: readonly string[], nodes?: WalletNodes): Promise<HostPage>;
  close(): Promise<void>;
}

/** The addresses of the wallet's own nodes, by chain id. */
type WalletNodes = Readonly<Record<number, string>>;

export interface HostPage {
  readonly page: Page;
  /** Errors and warnings of the page, and policy violations; empty for a healthy page. */
  readonly problems: string[];
  /** Origins requested for anything but the page's own files. */
  readonly asked: Set<string>;
}

const TIMEOUT = 40_000;
const WALLET = fileURLToPath(new URL('./page-wallet.ts', import.meta.url));
export async function hostBrowser(): Promise<HostBrowser> {
  const executablePath = await ensureChromium();
  const [wallet, browser] = await Promise.all([
    walletScript(),
    chromium.launch({
      executablePath,
      args: CHROMIUM_ARGS,
    }),
  ]);
  return {
    browser,
    async open(url, real = [], nodes = {}) {
      const context = await browser.newContext();
      const { origin } = new URL(url);
      const problems: string[] = [];
      const asked = new Set<string>();
      await context.exposeFunction('noteViolation', (text: string) => problems.push(text));
      await context.addInitScript({
        content: `globalThis.walletNodes = ${JSON.stringify(nodes)};\n${wallet}\n${WATCH}`,
      });
      await context.route(
        (address) => address.origin !== origin && !real.includes(address.origin),
        (route) =>
          route.fulfill({ json: emptyChain(route.request().url(), route.request().postData()), headers: ANYBODY }),
      );
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT);
      page.on('request', (request) => {
        const { origin: host, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && host !== origin) asked.add(host);
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(url);
      return { page, problems, asked };
    },
    close: () => browser.close(),
  };
}

/** Clicks the page's button, chooses the wallet, and waits until the page shows its account. */
export async function connect(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click();
  await page.getByRole('dialog', { name: 'Connect' }).getByRole('button', { name: 'Harbor' }).click();
  const account = page.locator('#account');
  await expect.poll(() => account.textContent()).toMatch(/^0x[\da-fA-F]{40}$/);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  return (await account.textContent()) ?? '';
}

/** Makes the page sign `Hello`, and returns the signature. */
export async function sign(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const said = page.locator('output');
  await expect.poll(() => said.textContent()).toMatch(/^0x[\da-f]{130}$/);
  return (await said.textContent()) ?? '';
}

/** Opens the account with the page's button, which shows it, and disconnects there. */
export async function disconnect(page: Page): Promise<void> {
  await page.locator('#wallet, [data-testid="account-button"]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor();
  await expect.poll(() => page.locator('#account').textContent()).toBe('');
}

/** The methods of all requests to the wallet since the page was loaded. */
export function askedOfWallet(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.harbor?.requests().map(({ method }) => method) ?? []);
}

const ANYBODY = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A node without any balances. */
function emptyChain(url: string, body: string | null): object {
  const asked: unknown = JSON.parse(body ?? '{}');
  const chainId = url.includes('sepolia') ? '0xaa36a7' : '0x1';
  const answer = (call: unknown) => {
    const { id = null, method } = Object(call) as { readonly id?: unknown; readonly method?: unknown };
    return { jsonrpc: '2.0', id, result: method === 'eth_chainId' ? chainId : '0x0' };
  };
  return Array.isArray(asked) ? asked.map(answer) : answer(asked);
}

const WATCH = `addEventListener('securitypolicyviolation', (event) => {
  noteViolation('policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample);
});`;

/** The wallet as one plain script. */
async function walletScript(): Promise<string> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: WALLET, formats: ['iife'], name: 'pageWallet' },
      rolldownOptions: { treeshake: false },
    },
  };
  const [output] = (await build(config)) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}
