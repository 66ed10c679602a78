import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { verifyMessage } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { startWorld, type World } from '../world.js';
import type {} from './install-sandbox-wallets.js'; // window.sandboxWallets

const ROOT = new URL('../bare-page', import.meta.url).pathname;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let world: World;
let site: DemoServer;
let browser: Browser;
const problems: string[] = [];

beforeAll(async () => {
  world = await startWorld();
  const executablePath = await ensureChromium();
  [site, browser] = await Promise.all([
    serveBuiltDemo({ settings: world.settings, root: ROOT }),
    chromium.launch({ executablePath, args: CHROMIUM_ARGS }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), world?.stop()]);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  // The page is under a strict Content-Security-Policy with Trusted Types: each violation is an error on the console.
  expect(problems.splice(0)).toEqual([]);
});

async function open(query = '', prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await prepare(page);
  await page.goto(`${site.url}${query}`);
  return page;
}
/** The page's clock only advances when the test does it. */
async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  await clock.pauseAt(1000);
}
const listed = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('button') });
const wallet = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The answer may take any time; only a missing answer is an error. */
const eventually = <T>(read: () => T) => expect.poll(read);
const said = (page: Page) => page.locator('#said');

describe('wallets on a page', () => {
  it('announce themselves with names and icons that are data', async () => {
    const page = await open('?panel=off');
    await eventually(() => listed(page).allTextContents()).toEqual(['Harbor', 'Lantern', 'Northstar', 'Fennel']);
  });

  it('prompt in the panel, sign with their key, and are remembered after a reload', async () => {
    const page = await open();
    await wallet(page, 'Harbor').click();
    const panel = page.getByRole('region', { name: 'Sandbox wallets' });
    await panel.getByText('Share your accounts with this site').waitFor();
    await panel.getByRole('button', { name: /^Approve/ }).click();
    await panel.getByText('Hello from the sandbox').waitFor();
    await panel.getByRole('button', { name: /^Approve/ }).click();
    const address = world.accounts[0]?.address ?? '0x';
    await eventually(() => said(page).textContent()).toContain(`Harbor: ${address} signed 0x`);
    const signature = await said(page).getAttribute('data-signature');
    const message = 'Hello from the sandbox';
    expect(await verifyMessage({ address, message, signature: signature as `0x${string}` })).toBe(true);
    expect(await panel.getByRole('button', { name: /^Approve/ }).count()).toBe(0);

    await page.reload();
    const accounts = await page.evaluate(() => {
      const [harbor] = window.sandboxWallets?.wallets() ?? [];
      return harbor?.provider.request({ method: 'eth_accounts' });
    });
    expect(accounts).toContain(address);
  });

  it('can be rejected', async () => {
    const page = await open();
    await wallet(page, 'Lantern').click();
    await page.getByRole('button', { name: 'Reject: Share your accounts with this site, in Lantern' }).click();
    await eventually(() => said(page).textContent()).toBe('Lantern: User rejected the request.');
  });

  it('can be controlled by script', async () => {
    const page = await open('?panel=off');
    await wallet(page, 'Harbor').click();
    const method = await page.evaluate(async () => {
      const control = window.sandboxWallets?.get('Harbor');
      const request = await control?.approveNext();
      if (control) control.mode = 'reject';
      return request?.method;
    });
    expect(method).toBe('eth_requestAccounts');
    await eventually(() => said(page).textContent()).toBe('Harbor: User rejected the request.');
    await page.reload();
    expect(await page.evaluate(() => window.sandboxWallets?.get('Harbor').mode)).toBe('reject');
  });

  it('answer after a delay if configured, unless answered by hand before', async () => {
    const page = await open('?mode=delay', stopClock);
    await wallet(page, 'Harbor').click();
    await page.getByText('Share your accounts with this site').waitFor();
    await page.clock.runFor(2999);
    expect(await page.getByText('Share your accounts with this site').count()).toBe(1);
    await page.clock.runFor(1);
    await page.getByText('Hello from the sandbox').waitFor();
  });

  it('can be late', async () => {
    const page = await open('?late=2000&panel=off', stopClock);
    await eventually(() => listed(page).allTextContents()).toEqual(['Harbor', 'Lantern', 'Fennel']);
    await page.clock.runFor(1999);
    expect(await listed(page).allTextContents()).not.toContain('Northstar');
    await page.clock.runFor(1);
    await eventually(() => listed(page).allTextContents()).toContain('Northstar');
  });

  it('can be in window.ethereum, unannounced', async () => {
    const page = await open('?legacy=many&wallets=none&panel=off');
    const found = await page.evaluate(() => {
      const ethereum: unknown = Reflect.get(window, 'ethereum');
      const providers: unknown = Reflect.get(Object(ethereum), 'providers');
      return Array.isArray(providers)
        ? providers.map((each: object) => Object.keys(each).filter((key) => key.startsWith('is')))
        : [];
    });
    expect(found).toEqual([['isKestrel'], ['isOsprey']]);
    expect(await listed(page).count()).toBe(0);
  });
});

describe('the panel', () => {
  it('can be used by keyboard alone, and gives the focus back', async () => {
    const page = await open();
    await wallet(page, 'Harbor').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Share your accounts with this site').waitFor();
    await page.keyboard.press('Alt+Shift+W');
    await page.keyboard.press('Enter');
    await page.getByText('Hello from the sandbox').waitFor();
    await page.keyboard.press('Alt+Shift+W');
    await page.keyboard.press('Enter');
    await eventually(() => said(page).textContent()).toContain('signed');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Harbor');
  });

  it('changes the settings of a wallet', async () => {
    const page = await open('?mode=approve');
    await wallet(page, 'Harbor').click();
    await eventually(() => said(page).textContent()).toContain('signed');
    await page.getByRole('button', { name: 'Sandbox wallets' }).click();
    await page.locator('summary', { hasText: 'Harbor' }).click();
    await page.getByLabel('Network', { exact: true }).locator('visible=true').selectOption('Tidewater');
    await page.getByLabel('Account', { exact: true }).locator('visible=true').selectOption({ index: 1 });
    await page.getByLabel('Returns a malformed account').locator('visible=true').check();
    await page.getByRole('button', { name: 'Lock' }).locator('visible=true').click();
    const now = await page.evaluate(() => {
      const control = window.sandboxWallets?.get('Harbor');
      return { ...control?.snapshot(), malformed: control?.misbehaves('malformed-account') };
    });
    expect(now).toMatchObject({ network: { chainId: 31338 }, selected: 1, locked: true, malformed: true });
  });

  it.each(['light', 'dark'] as const)('has no accessibility violation in the %s theme', async (colorScheme) => {
    const page = await open('', (each) => each.emulateMedia({ colorScheme }));
    await wallet(page, 'Harbor').click();
    await page.getByText('Share your accounts with this site').waitFor();
    await page.getByRole('button', { name: 'Sandbox wallets' }).click();
    await page.locator('summary', { hasText: 'Harbor' }).click();
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const axe: { run(context: string): Promise<{ violations: { id: string; help: string }[] }> } = Reflect.get(
        window,
        'axe',
      );
      return (await axe.run('[data-sandbox-panel]')).violations.map(({ id, help }) => `${id}: ${help}`);
    });
    expect(violations).toEqual([]);
  });
});
