import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from 'playwright-core';
import { mainnet } from 'viem/chains';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DemoServer, serveBuiltDemo } from '../sandbox/demo-server.js';
import { EXAMPLE_NAMES, exampleFolder } from '../sandbox/example-folder.js';
import { startWorld, type World } from '../sandbox/world.js';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/bootstrap.mjs';

let world: World;
let browser: Browser;
const sites: DemoServer[] = [];
const problems: string[] = [];

beforeAll(async () => {
  const executablePath = await ensureChromium();
  [world, browser] = await Promise.all([startWorld(), chromium.launch({ executablePath, args: CHROMIUM_ARGS })]);
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});
afterEach(async () => {
  // The built pages, under a strict Content-Security-Policy. Violations are read before the server closes: later
  // requests would fail.
  const seen = problems.splice(0);
  await Promise.all(browser.contexts().map((context) => context.close()));
  await Promise.all(sites.splice(0).map((site) => site.stop()));
  problems.length = 0;
  expect(seen).toEqual([]);
});

interface Visit {
  /** False: a browser without wallets. */
  readonly wallets?: boolean;
  readonly device?: BrowserContextOptions;
}

async function open(example: string, { wallets = true, device }: Visit = {}): Promise<Page> {
  const site = await serveBuiltDemo({ settings: world.settings, root: exampleFolder(example), wallets });
  sites.push(site);
  const page = await browser.newPage(device);
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${site.url}?mode=approve&panel=off`);
  return page;
}

/** Balances come from a public node, which the policy blocks. */
function onlyNodesWereRefused(): void {
  const nodes = ['ethereum-rpc.publicnode.com', ...mainnet.rpcUrls.default.http.map((url) => new URL(url).host)];
  expect(problems.splice(0).filter((text) => !nodes.some((node) => text.includes(node)))).toEqual([]);
}

describe('the example pages', () => {
  it('are listed here', () => {
    const names = ['custom-adapters', 'elements', 'headless', 'headless-react', 'minimal', 'own-flow', 'without-react'];
    expect(EXAMPLE_NAMES).toEqual(names);
  });

  it.each(['minimal', 'without-react'])('%s: a button that opens the list of wallets', async (example) => {
    const page = await open(example);
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByRole('dialog', { name: 'Connect' }).getByRole('button', { name: 'Harbor' }).waitFor();
  });

  it('minimal: offers apps to a visitor on a phone without a wallet in the browser', async () => {
    const page = await open('minimal', { wallets: false, device: devices['Pixel 7'] });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.getByRole('button', { name: 'Connect wallet' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Connect' });
    // Tapping a wallet pairs with it and opens it.
    await dialog.getByRole('button', { name: 'MetaMask' }).waitFor();
    await dialog.getByRole('button', { name: /^All wallets/ }).waitFor();
    const { origin } = new URL(page.url());
    expect(asked.filter((each) => each !== origin)).toEqual([]);
  });

  it('headless: connects, signs and disconnects without the React shell', async () => {
    const page = await open('headless');
    await page.getByRole('button', { name: 'Harbor' }).click();
    await page.getByText(world.accounts[0]?.address ?? '-').waitFor();
    await page.getByRole('button', { name: 'Sign a message' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^0x[\da-f]{130}$/);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('heading', { name: 'Choose a wallet' }).waitFor();
  });

  it('headless: shows a rejection, and can cancel a pending request', async () => {
    const page = await open('headless');
    await page.getByRole('button', { name: 'Lantern' }).waitFor();
    await page.evaluate(() => window.sandboxWallets?.setMode('reject'));
    await page.getByRole('button', { name: 'Lantern' }).click();
    await page.getByText('That did not work: rejected.').waitFor();
    await page.evaluate(() => window.sandboxWallets?.setMode('never'));
    await page.getByRole('button', { name: 'Lantern' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Choose a wallet' }).waitFor();
  });

  it('headless-react: connects, signs and disconnects with hooks, on pages of its own', async () => {
    const page = await open('headless-react');
    await page.evaluate(() => window.sandboxWallets?.setMode('reject'));
    await page.getByRole('button', { name: 'Harbor' }).click();
    await page.getByText('That did not work: rejected.').waitFor();
    await page.getByRole('button', { name: 'All right' }).click();
    await page.evaluate(() => window.sandboxWallets?.setMode('approve'));
    await page.getByRole('button', { name: 'Harbor' }).click();
    await page.getByText(world.accounts[0]?.address ?? '-').waitFor();
    await page.getByRole('button', { name: 'Sign a message' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^0x[\da-f]{130}$/);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('heading', { name: 'Choose a wallet' }).waitFor();
    expect(await page.locator('[data-porthole]').count()).toBe(0);
    onlyNodesWereRefused();
  });

  it('elements: buttons that were in the page before their script, the modal, and an event', async () => {
    const page = await open('elements');
    await page.getByText('Come aboard').click();
    await page.getByRole('dialog', { name: 'Connect' }).getByRole('button', { name: 'Harbor' }).click();
    const address = world.accounts[0]?.address ?? '-';
    await page.getByText(`${address} on eip155:`).waitFor();
    const account = page.locator('porthole-account').getByRole('button');
    await expect.poll(() => account.getAttribute('aria-label')).toContain(address.slice(0, 4));
    // Properties reflect attributes; an invalid one is ignored.
    await page.evaluate(() =>
      Object.assign(document.querySelector('porthole-account') ?? {}, { charsStart: 8, balance: 'x' }),
    );
    await expect.poll(() => account.getAttribute('aria-label')).toContain(address.slice(0, 8));
    expect(await page.locator('porthole-account').getAttribute('chars-start')).toBe('8');
    await page.evaluate(() => document.querySelector('porthole-account')?.remove());
    await expect.poll(() => page.locator('porthole-button').getByRole('button').count()).toBe(1);
    onlyNodesWereRefused();
  });

  it('own-flow: a guest book that the wallet signs, on a screen of the modal', async () => {
    const page = await open('own-flow');
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByRole('button', { name: 'Harbor' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Guest book' }).click();
    const book = page.getByRole('dialog', { name: 'Guest book' });
    await book.getByLabel('Your line').fill('Sail at noon');
    await book.getByRole('button', { name: 'Sign the guest book' }).click();
    await book.getByText(`Sail at noon Signed by ${world.accounts[0]?.address}`).waitFor();
    await expect.poll(() => book.locator('code').textContent()).toMatch(/^0x[\da-f]{130}$/);
    onlyNodesWereRefused();
  });

  it('custom-adapters: a watch-only account that the tab remembers', async () => {
    const page = await open('custom-adapters');
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByRole('button', { name: 'Look around' }).click();
    const stored = () => page.evaluate(() => Object.keys(sessionStorage));
    await expect.poll(stored).toContain('wallet.connection_status');
    expect(await page.evaluate(() => localStorage.getItem('wallet.connection_status'))).toBeNull();
    // Its balance server does not exist: the policy blocks the request.
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    expect(problems.splice(0).every((text) => text.includes('balances.example'))).toBe(true);
  });
});
