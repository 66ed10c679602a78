/**
 * The package in apps with wagmi: real hooks of both versions, with the modal as wagmi's connector and with wagmi's connectors in the
 * modal.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type Hex, verifyMessage } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import type { SandboxWalletControl } from '../wallets/wallet.js';
import { askedOfWallet, type HostBrowser, type HostPage, hostBrowser } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { reactSite } from './react-site.js';
import { run } from './run.js';
import type { FileServer } from './serve-files.js';

/** viem's default nodes of these networks. */
const NODES = ['https://ethereum.reth.rs', 'https://11155111.rpc.thirdweb.com'];
const HARBOR = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
/** The methods that prompt the visitor to connect. */
const PROMPTS = ['eth_requestAccounts', 'wallet_requestPermissions'];
const hosts = hostFolders();
let chromium: HostBrowser;

/** The globals of the page and its wallet. */
type InPage = typeof globalThis & {
  readonly modal: Modal;
  readonly log: readonly string[];
  readonly harbor: SandboxWalletControl;
};

beforeAll(async () => {
  chromium = await hostBrowser();
});
afterEach(() => Promise.all(chromium.browser.contexts().map((context) => context.close())));
afterAll(() => chromium?.close());

describe.each([
  ['2, React 18', hosts['wagmi-2-app'], false],
  ['3, React 19', hosts['wagmi-app'], true],
] as const)('an app on wagmi %s', (_, folder, thorough) => {
  /** One version is enough for what both share: the connector is also tested with both in Node. */
  const onOne = it.runIf(thorough);
  let site: FileServer;
  beforeAll(async () => {
    site = await reactSite({ folder, page: 'src/main.tsx', connect: NODES, development: true });
  });
  afterAll(() => site?.stop());

  const open = (way: 'as' | 'over'): Promise<HostPage> =>
    chromium.open(`${site.origin}/${way === 'over' ? '?over' : ''}`);
  const shown = async (page: Page) =>
    Object.fromEntries(
      await Promise.all(
        ['status', 'account', 'chain'].map(async (id) => [id, await page.locator(`#${id}`).textContent()] as const),
      ),
    );
  const becomes = (page: Page, expected: object) => expect.poll(() => shown(page)).toMatchObject(expected);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const said = (page: Page) => expect.poll(() => page.locator('output').textContent());
  const log = (page: Page) => page.evaluate(() => [...(globalThis as InPage).log]);
  const prompts = async (page: Page) => (await askedOfWallet(page)).filter((method) => PROMPTS.includes(method)).length;
  const choose = async (page: Page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Harbor' }).click();
    await becomes(page, CONNECTED);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  };
  const connectBy = async (page: Page, button: string) => {
    await press(page, button);
    await choose(page);
  };
  const standing = (page: Page) =>
    page.evaluate(() => (globalThis as InPage).modal.getState().connect.connections.eip155?.status ?? 'disconnected');
  const CONNECTED = { status: 'connected', account: HARBOR, chain: '1' };
  const DISCONNECTED = { status: 'disconnected', account: '', chain: '' };

  it('passes type checks', async () => {
    await run(process.execPath, [TSC, '--noEmit', '-p', join(folder, 'tsconfig.json')], { cwd: folder });
  });

  describe('with the modal as its connector', () => {
    it('connects with its hooks and one prompt, and is connected after a reload without a prompt', async () => {
      const { page, problems } = await open('as');
      await connectBy(page, 'Connect by hook');
      expect(await prompts(page)).toBe(1);
      expect(await log(page)).toEqual(['connected']);
      await page.reload();
      await becomes(page, CONNECTED);
      expect(await prompts(page)).toBe(0);
      expect((await askedOfWallet(page)).filter((method) => method === 'eth_accounts')).toHaveLength(1);
      expect(await standing(page)).toBe('connected');
      expect(problems).toEqual([]);
    });

    it('follows the modal’s button', async () => {
      const { page, problems } = await open('as');
      await connectBy(page, 'Connect wallet');
      expect(await prompts(page)).toBe(1);
      expect(await log(page)).toEqual(['connected']);
      expect(problems).toEqual([]);
    });

    onOne('learns that the visitor closed the modal', async () => {
      const { page } = await open('as');
      await press(page, 'Connect by hook');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await said(page).toBe('UserRejectedRequestError');
      expect(await shown(page)).toMatchObject(DISCONNECTED);
      expect(await prompts(page)).toBe(0);
    });

    onOne('signs by hooks, and knows a refusal', async () => {
      const { page } = await open('as');
      await connectBy(page, 'Connect wallet');
      await press(page, 'Sign by hook');
      await said(page).toMatch(/^0x[\da-f]{130}$/);
      const signature = (await page.locator('output').textContent()) as Hex;
      expect(await verifyMessage({ address: HARBOR, message: 'Hello', signature })).toBe(true);
      await page.evaluate(() => {
        (globalThis as InPage).harbor.mode = 'reject';
      });
      await press(page, 'Sign by hook');
      await said(page).toBe('UserRejectedRequestError');
      await press(page, 'Send by hook');
      await said(page).toBe('UserRejectedRequestError');
    });

    onOne('switches by either side, to unknown networks too, and signs after it', async () => {
      const { page } = await open('as');
      await connectBy(page, 'Connect wallet');
      await press(page, 'Sepolia by hook');
      await becomes(page, { chain: '11155111' });
      await press(page, 'Sign by hook');
      await said(page).toMatch(/^0x/);
      await page.evaluate(() => (globalThis as InPage).modal.switchNetwork('eip155:1'));
      await becomes(page, { chain: '1' });
      await press(page, 'Sign by hook');
      await said(page).toMatch(/^0x/);
      expect((await askedOfWallet(page)).filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(2);
      await page.evaluate(() => (globalThis as InPage).harbor.changeNetwork(5));
      await becomes(page, { chain: '5' });
      expect(await page.locator('#known').textContent()).toBe('');
      await page.getByRole('dialog').waitFor();
    });

    onOne.each([
      ['a hook', (page: Page) => press(page, 'Disconnect by hook')],
      ['the wallet', (page: Page) => page.evaluate(() => (globalThis as InPage).harbor.forgetSite())],
    ] as const)('disconnects by %s, and can connect again', async (_by, disconnect) => {
      const { page } = await open('as');
      await connectBy(page, 'Connect wallet');
      await disconnect(page);
      await becomes(page, DISCONNECTED);
      await expect.poll(() => standing(page)).toBe('disconnected');
      await connectBy(page, 'Connect by hook');
      expect(await log(page)).toEqual(['connected', 'disconnected', 'connected']);
    });

    it('follows in a second tab', async () => {
      const { page } = await open('as');
      const second = await page.context().newPage();
      await second.goto(page.url());
      await becomes(second, DISCONNECTED);
      await connectBy(page, 'Connect by hook');
      await becomes(second, CONNECTED);
      expect(await prompts(second)).toBe(0);
      expect(await log(second)).toEqual(['connected']);
      await press(second, 'Disconnect by hook');
      await becomes(second, DISCONNECTED);
      await becomes(page, DISCONNECTED);
    });
  });

  describe('with its connectors in the modal', () => {
    it('connects through the modal with one prompt; both are connected after a reload', async () => {
      const { page, problems } = await open('over');
      await connectBy(page, 'Connect wallet');
      expect(await page.locator('#connector').textContent()).toBe('example.harbor');
      expect(await prompts(page)).toBe(1);
      expect(await log(page)).toEqual(['connected']);
      await page.reload();
      await becomes(page, CONNECTED);
      await expect.poll(() => standing(page)).toBe('connected');
      expect(await prompts(page)).toBe(0);
      expect(problems).toEqual([]);
    });

    onOne('connects by a hook, and is disconnected by the modal', async () => {
      const { page } = await open('over');
      await press(page, 'Connect by hook');
      await becomes(page, CONNECTED);
      await expect.poll(() => standing(page)).toBe('connected');
      expect(await prompts(page)).toBe(1);
      await page.evaluate(() => (globalThis as InPage).modal.disconnect());
      await becomes(page, DISCONNECTED);
      expect(await standing(page)).toBe('disconnected');
    });
  });
});
