/** The custom elements in Chromium, under a strict policy: from before they are defined to a connected wallet and back. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { type DemoServer, serveBuiltDemo } from '../demo-server.js';
import { axeFaults } from '../examination/axe-faults.js';
import { startWorld, type World } from '../world.js';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
let world: World;
let site: DemoServer;
let browser: Browser;
const problems: string[] = [];

beforeAll(async () => {
  const executablePath = await ensureChromium();
  [world, browser] = await Promise.all([startWorld(), chromium.launch({ executablePath, args: CHROMIUM_ARGS })]);
  site = await serveBuiltDemo({ settings: world.settings, root: ROOT, wallets: true });
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), world?.stop()]);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(problems.splice(0)).toEqual([]);
});

/** `held`: the file that draws the buttons is held back until released. */
async function open(held = false): Promise<{ page: Page; release: () => void }> {
  const page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  let release: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (held) await page.route(/\/draw-button-/, (route) => free.then(() => route.continue()));
  await page.goto(`${site.url}?mode=approve&panel=off`);
  return { page, release };
}

/** By then the script has loaded its settings, and listens. */
const listens = (page: Page) => page.waitForFunction(() => 'told' in window);
const define = (page: Page) => page.getByRole('button', { name: 'Define them' }).click();
const drawn = (page: Page) => page.locator('porthole-button button[aria-expanded]').waitFor();
const told = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'told') as readonly (readonly [string, { address?: string }])[]);

it('show the button as soon as they are defined, and nothing moves or flickers when React takes over', async () => {
  const { page, release } = await open(true);
  await listens(page);
  const first = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#define')?.click();
    const root = document.querySelector('porthole-button')?.shadowRoot;
    const button = root?.querySelector('button');
    const seen = { empty: 0 };
    Object.assign(window, { seen });
    // Recorded after each task with a change: before the page is painted.
    if (root)
      new MutationObserver(() => (seen.empty += root.querySelector('button') ? 0 : 1)).observe(root, {
        childList: true,
      });
    return { text: button?.textContent, height: button?.offsetHeight, width: button?.offsetWidth };
  });
  expect(first.text).toBe('Connect wallet');
  release();
  await drawn(page);
  const later = await page.locator('porthole-button button').evaluate((button: HTMLElement) => ({
    text: button.textContent,
    height: button.offsetHeight,
    width: button.offsetWidth,
  }));
  expect(later).toEqual(first);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ empty: 0 });
});

it('keep the focus when React takes over, and get it back when the modal is closed', async () => {
  const { page, release } = await open(true);
  await listens(page);
  await define(page);
  // By the element itself, as pages do, and by its button.
  await page.locator('porthole-button').evaluate((element: HTMLElement) => element.focus());
  const focused = () =>
    page.evaluate(() => {
      const host = document.activeElement;
      return [host?.localName, host?.shadowRoot?.activeElement?.textContent];
    });
  expect(await focused()).toEqual(['porthole-button', 'Connect wallet']);
  release();
  await drawn(page);
  await expect.poll(focused).toEqual(['porthole-button', 'Connect wallet']);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Connect' });
  await dialog.getByRole('button', { name: 'Harbor' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // It comes back in the task after the one that removes the dialog.
  await expect.poll(focused).toEqual(['porthole-button', 'Connect wallet']);
  // React may have replaced its button by then.
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Harbor' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('porthole-button').getByTestId('account-button').waitFor();
  await expect.poll(focused).toEqual(['porthole-button', expect.stringContaining('0x')]);
});

it('open the modal before React is loaded', async () => {
  const { page, release } = await open(true);
  await listens(page);
  await define(page);
  await page.locator('porthole-button').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog', { name: 'Connect' }).getByRole('button', { name: 'Harbor' }).waitFor();
  release();
});

it('keep properties that were set before they were defined', async () => {
  const { page } = await open();
  await listens(page);
  await page
    .locator('porthole-button')
    .evaluate((element) => Object.assign(element, { label: 'Come aboard', size: 'sm' }));
  await define(page);
  await drawn(page);
  const button = page.locator('porthole-button').getByRole('button', { name: 'Come aboard' });
  expect(await button.getAttribute('data-size')).toBe('sm');
  expect(await page.locator('porthole-button').getAttribute('label')).toBe('Come aboard');
});

it('name the network in use, and open the list of networks', async () => {
  const { page } = await open();
  await listens(page);
  await define(page);
  const network = page.locator('porthole-network').getByRole('button');
  await expect.poll(() => network.getAttribute('aria-label')).toBe('Network: Saltmarsh. Change');
  await page.locator('porthole-button').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog', { name: 'Connect' }).getByRole('button', { name: 'Harbor' }).click();
  const address = world.accounts[0]?.address;
  await expect.poll(async () => (await told(page)).at(-1)?.[1]).toMatchObject({ status: 'connected', address });
  await network.click();
  await page.getByRole('dialog', { name: 'Networks' }).getByRole('button', { name: 'Tidewater' }).click();
  await expect.poll(() => network.getAttribute('aria-label')).toBe('Network: Tidewater. Change');
  const [, tidewater] = world.settings.networks;
  await expect
    .poll(async () => (await told(page)).at(-1))
    .toEqual(['porthole-change', { status: 'connected', address, networkId: `eip155:${tidewater?.id}` }]);
  // Listeners of the other modal get no events of this one.
  expect((await told(page)).filter(([name, { address: whose }]) => name === 'second-change' && whose)).toEqual([]);
  await page.locator('porthole-network').evaluate((element) => element.setAttribute('disabled', ''));
  await expect.poll(() => network.getAttribute('aria-disabled')).toBe('true');
});

it('create a second modal with their own prefix, where its element is in the page, and continue when moved', async () => {
  const { page } = await open();
  await listens(page);
  await define(page);
  const place = page.locator('second-inline');
  await place.getByRole('button', { name: 'Harbor' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await place.evaluate((element) => getComputedStyle(element).display)).toBe('block');
  // When moved, it is the same modal; when removed, it is gone.
  await place.evaluate((element) => {
    Object.assign(window, { host: element.querySelector('[data-porthole]') });
    document.querySelector('main')?.prepend(element);
  });
  const isSame = () =>
    place.evaluate((element) => element.querySelector('[data-porthole]') === Reflect.get(window, 'host'));
  expect(await isSame()).toBe(true);
  await place.getByRole('button', { name: 'Harbor' }).waitFor();
  await place.evaluate((element) => {
    Object.assign(window, { place: element });
    element.remove();
  });
  await page.waitForFunction(() => !(Reflect.get(window, 'place') as Element).querySelector('[data-porthole]'));
  await page.locator('second-button').getByRole('button', { name: 'Connect wallet' }).waitFor();
});

it('report an invalid prefix, and leave the page as it is', async () => {
  const { page } = await open();
  await listens(page);
  await define(page);
  await drawn(page);
  const says = async (prefix: string, text: string) => {
    await page.evaluate((name) => document.dispatchEvent(new Event(`define-${name}`)), prefix);
    // Console messages reach the test by another channel, and may arrive later.
    await expect.poll(() => problems).toEqual([`[porthole] defineElements: ${text}`]);
    problems.length = 0;
  };
  await says('second', '<second-button> is defined already. A second modal needs its own `prefix`.');
  const wanted = 'use lower-case letters, digits and dashes.';
  await says('Second', `\`prefix\` is "Second": ${wanted}`);
  await says('', `\`prefix\` is "": ${wanted}`);
  await page.locator('porthole-button').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog', { name: 'Connect' }).waitFor();
});

it('have no axe violations', async () => {
  const { page } = await open();
  await listens(page);
  await page.locator('second-button').evaluate((element) => element.remove());
  await define(page);
  await drawn(page);
  await page.locator('second-inline').getByRole('button', { name: 'Harbor' }).waitFor();
  expect(await axeFaults(page, false)).toEqual([]);
});
