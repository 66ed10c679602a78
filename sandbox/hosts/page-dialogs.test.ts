/** The modal opened from dialogs, popovers and menus of the page: each has its own ideas of focus, Escape and what is outside. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { type HostBrowser, hostBrowser } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { reactSite } from './react-site.js';
import type { FileServer } from './serve-files.js';

const hosts = hostFolders();
let chromium: HostBrowser;
let site: FileServer;

/** The globals of the page. */
type InPage = typeof globalThis & { readonly modal: Modal };

beforeAll(async () => {
  [chromium, site] = await Promise.all([
    hostBrowser(),
    reactSite({ folder: hosts['next-app'], page: 'dialogs/page.js', connect: ['https://ethereum-rpc.publicnode.com'] }),
  ]);
});
afterEach(() => Promise.all(chromium.browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await chromium?.close();
  await site?.stop();
});

async function visit(kind: string): Promise<Page> {
  const { page } = await chromium.open(`${site.origin}/#${kind}`);
  return page;
}
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Connect' });
const focused = (page: Page) => modalOf(page).evaluate((dialog) => dialog.matches(':focus-within'));
const isOpen = (page: Page) => page.evaluate(() => (globalThis as InPage).modal.getState().shell.open);

describe.each(['native', 'radix'])('in a %s dialog', (kind) => {
  const open = async () => {
    const page = await visit(kind);
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await modalOf(page).waitFor();
    return page;
  };

  it('covers the window and keeps the focus', async () => {
    const page = await open();
    const scrim = await page.getByTestId('w3m-modal-overlay').boundingBox();
    expect(scrim).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(true);
    }
  });

  it('connects, and the page’s dialog stays', async () => {
    const page = await open();
    await modalOf(page).getByRole('button', { name: 'Harbor' }).click();
    await expect.poll(() => modalOf(page).count()).toBe(0);
    expect(await page.locator('#page-dialog').isVisible()).toBe(true);
    await page.getByLabel('Coupon').fill('ABC');
  });

  it('is the only one that Escape closes', async () => {
    const page = await open();
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => modalOf(page).count()).toBe(0);
    expect(await page.locator('#page-dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#page-dialog').isVisible()).toBe(false);
  });

  it('scrolls, although the page’s dialog locks scrolling', async () => {
    const page = await open();
    await page.setViewportSize({ width: 600, height: 160 });
    await page.mouse.move(300, 120);
    await page.mouse.wheel(0, 30);
    await expect.poll(() => page.getByTestId('w3m-modal-overlay').evaluate((layer) => layer.scrollTop)).toBe(30);
  });
});

it('outlives a dialog that the page closes', async () => {
  const page = await visit('native');
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await modalOf(page).waitFor();
  await page.locator('#page-dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect.poll(() => focused(page)).toBe(true);
  await modalOf(page).getByRole('button', { name: 'Harbor' }).click();
  await expect.poll(() => modalOf(page).count()).toBe(0);
});

it.each(['popover', 'menu'])('takes the focus from a %s that closes', async (kind) => {
  const page = await visit(kind);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByText('Connect wallet').press('Enter');
  await modalOf(page).waitFor();
  await expect.poll(() => page.getByText('Connect wallet', { exact: true }).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(page)).toBe(false);
});
