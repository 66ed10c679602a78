/** The package with React 18 and with React 19: on a server, hydrated, in strict mode, twice on a page, and a hundred times. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Egress } from '../../application/modal/egress.js';
import type { Modal } from '../../application/modal/modal.js';
import { askedOfWallet, connect, type HostBrowser, type HostPage, hostBrowser, sign } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { type ReactSiteOptions, reactSite } from './react-site.js';
import { run } from './run.js';
import { serverBundle } from './server-bundle.js';

const NODES = ['https://ethereum-rpc.publicnode.com', 'https://ethereum-sepolia-rpc.publicnode.com'];
const HARBOR = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const hosts = hostFolders();
const stops: (() => Promise<void>)[] = [];
let chromium: HostBrowser;

/** The globals of the pages. */
type InPage = typeof globalThis & {
  readonly modal: Modal;
  readonly modals: Readonly<Record<'left' | 'right', Modal>>;
  readonly drawnByServer: readonly Element[];
};

interface Rendered {
  readonly version: string;
  readonly loaded: readonly (readonly [string, number])[];
  readonly added: readonly string[];
  readonly html: string;
  readonly again: string;
  readonly egress: readonly Egress[];
}

beforeAll(async () => {
  chromium = await hostBrowser();
});
afterEach(async () => {
  await Promise.all(chromium.browser.contexts().map((context) => context.close()));
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(() => chromium?.close());

describe.each([
  ['18', hosts['vite-app']],
  ['19', hosts['next-app']],
] as const)('with React %s', (major, folder) => {
  /** Each is rendered once, by a separate Node process. */
  const onServer = once(() => render(folder, 'react-pages/on-server.mjs'));
  const bundled = once(async () => render(folder, await serverBundle(folder, 'react-pages/on-server.mjs')));
  const open = async (options: Omit<ReactSiteOptions, 'folder' | 'connect'>): Promise<HostPage> => {
    const site = await reactSite({ folder, connect: NODES, ...options });
    stops.push(site.stop);
    return chromium.open(`${site.origin}/`);
  };

  describe.each([
    ['a server', onServer],
    ['a server, all in one bundle,', bundled],
  ])('%s', (_, onServer) => {
    it('imports every entry without accessing browser globals', async () => {
      const { version, loaded, added } = await onServer();
      expect(version.split('.')[0]).toBe(major);
      expect(loaded.filter(([, exported]) => exported === 0)).toEqual([]);
      expect(added).toEqual([]);
    });

    it('renders the buttons without a connection, always the same', async () => {
      const { html, again } = await onServer();
      expect(html).toContain('Connect wallet');
      expect(html).toContain('Ethereum');
      expect(html).toContain('disconnected on Ethereum, without a provider');
      expect(html).not.toMatch(/ style=|<style|<script/);
      expect(again).toBe(html);
    });

    it('can list the contacted hosts', async () => {
      const { egress } = await onServer();
      expect(egress.map(({ origin }) => origin)).toEqual(NODES);
    });
  });

  describe('in a browser', () => {
    it('hydrates the server-rendered page, and works', async () => {
      const { html } = await onServer();
      const { page, problems } = await open({ page: 'hydrate', html, development: true });
      await page.getByText('disconnected on Ethereum').waitFor();
      expect(await connect(page)).toBe(HARBOR);
      expect(await sign(page)).toMatch(/^0x/);
      // Nothing was replaced except for what changed by connecting.
      const kept = await page.evaluate(
        () => (globalThis as InPage).drawnByServer.filter((each) => each.isConnected).length,
      );
      expect(kept).toBeGreaterThan(8);
      expect(problems).toEqual([]);
    });

    it('hydrates the server-rendered page for a returning visitor', async () => {
      const { html } = await onServer();
      const { page, problems } = await open({ page: 'hydrate', html, development: true });
      await connect(page);
      await page.reload();
      await expect.poll(() => page.locator('#account').textContent()).toBe(HARBOR);
      expect(problems).toEqual([]);
    });

    it('sends no request twice in strict mode, and leaves one modal', async () => {
      const { page, problems } = await open({ page: 'strict', development: true });
      await connect(page);
      await sign(page);
      const asked = await askedOfWallet(page);
      expect(asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1);
      expect(asked.filter((method) => method === 'personal_sign')).toHaveLength(1);
      expect(await page.locator('[data-porthole]').count()).toBe(1);
      await page.evaluate(() => (globalThis as InPage).modal.disconnect());
      await expect.poll(() => page.locator('#standing').textContent()).toContain('disconnected');
      expect(problems).toEqual([]);
    });

    it('keeps two modals independent, and the one opened last on top', async () => {
      const { page, problems } = await open({ page: 'two' });
      const [left, right] = [page.locator('#left'), page.locator('#right')];
      await right.getByRole('button').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Harbor' }).click();
      await expect.poll(() => right.locator('output').textContent()).toBe(HARBOR);
      expect(await left.locator('output').textContent()).toBe('');
      expect(await left.getByRole('button').textContent()).toBe('Connect wallet');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      const statuses = () =>
        page.evaluate(() => ['left', 'right'].map((side) => localStorage.getItem(`${side}/connection_status`)));
      expect(await statuses()).toEqual([expect.not.stringMatching(/^connected/), 'connected']);

      await page.evaluate(() => (globalThis as InPage).modals.right.open());
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
      await page.evaluate(() => (globalThis as InPage).modals.left.open());
      await expect.poll(() => page.getByRole('dialog').count()).toBe(2);
      expect(await titleOnTop(page)).toBe('Connect');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
      expect(await titleOnTop(page)).toBe('Account');
      expect(problems).toEqual([]);
    });
  });
});

async function render(folder: string, program: string): Promise<Rendered> {
  return JSON.parse(await run(process.execPath, [program], { cwd: folder })) as Rendered;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The title of the modal in the middle of the page. */
function titleOnTop(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [x, y] = [innerWidth / 2, innerHeight / 2];
    const host = document.elementFromPoint(x, y);
    const dialog = host?.shadowRoot?.elementFromPoint(x, y)?.closest('[role="dialog"]');
    const title = dialog?.getAttribute('aria-labelledby') ?? '';
    return host?.shadowRoot?.getElementById(title)?.textContent ?? undefined;
  });
}
