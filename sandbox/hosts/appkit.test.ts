/** A dapp written against AppKit's public documentation that uses Porthole after changing only its imports: on real local chains. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createPublicClient, formatEther, type Hex, http, verifyMessage } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EvmNode, startEvmNode } from '../evm-node.js';
import type { SandboxWalletControl } from '../wallets/wallet.js';
import { askedOfWallet, type HostBrowser, type HostPage, hostBrowser } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { reactSite } from './react-site.js';
import { run } from './run.js';
import type { FileServer } from './serve-files.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const TSC = join(repository, 'node_modules/typescript/bin/tsc');
const CODEMOD = join(repository, 'codemods/porthole-codemod.mjs');
const HARBOR = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hosts = hostFolders();
type InPage = typeof globalThis & { readonly harbor: SandboxWalletControl };
let chromium: HostBrowser;
let mainnet: EvmNode;
let sepolia: EvmNode;

beforeAll(async () => {
  [chromium, mainnet, sepolia] = await Promise.all([
    hostBrowser(),
    startEvmNode({ chainId: 1 }),
    startEvmNode({ chainId: 11_155_111 }),
  ]);
});
afterEach(() => Promise.all(chromium.browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await chromium?.close();
  await Promise.all([mainnet, sepolia].map((each) => each?.stop()));
});

const open = (site: FileServer): Promise<HostPage> => {
  const nodes = [mainnet.rpcUrl, sepolia.rpcUrl];
  const query = new URLSearchParams({ mainnet: mainnet.rpcUrl, sepolia: sepolia.rpcUrl });
  return chromium.open(`${site.origin}/?${query}`, nodes, { 1: mainnet.rpcUrl, 11155111: sepolia.rpcUrl });
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shown = async (page: Page, id: string): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator(`#${id}`).textContent()) || '{}');
const shows = (page: Page, id: string, expected: object) => expect.poll(() => shown(page, id)).toMatchObject(expected);
const said = (page: Page) => expect.poll(() => page.locator('output').textContent());
const choose = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Harbor' }).click();
  await shows(page, 'account', { address: HARBOR, isConnected: true, status: 'connected' });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
};

/** The module names are all that changes. */
const moveOver = (folder: string) => run(process.execPath, [CODEMOD, 'appkit', join(folder, 'src')], { cwd: folder });

describe.each([
  ['2, React 18', hosts['appkit-2-app'], false],
  ['3, React 19', hosts['appkit-app'], true],
] as const)('the dapp with React, on wagmi %s', (_, folder, thorough) => {
  /** One version is enough for what both share. */
  const onOne = it.runIf(thorough);
  let reactPage: FileServer;
  beforeAll(async () => {
    await moveOver(folder);
    const connect = [mainnet.rpcUrl, sepolia.rpcUrl];
    reactPage = await reactSite({ folder, page: 'src/main.tsx', connect, development: true });
  });
  afterAll(() => reactPage?.stop());

  it('passes type checks', async () => {
    await run(process.execPath, [TSC, '--noEmit', '-p', join(folder, 'tsconfig.json')], { cwd: folder });
  });

  it('connects by its button, and shows the account with the hooks of both', async () => {
    const { page, problems, asked } = await open(reactPage);
    await shows(page, 'account', { isConnected: false, status: 'disconnected', accounts: 0 });
    await press(page, 'Connect');
    await shows(page, 'state', { isOpen: true });
    await choose(page);
    await shows(page, 'account', { caipAddress: `eip155:1:${HARBOR}`, accounts: 1 });
    await shows(page, 'wagmi', { address: HARBOR, chainId: 1, status: 'connected' });
    await shows(page, 'wallet', { name: 'Harbor', type: 'ANNOUNCED', icon: true });
    await page.getByRole('button', { name: /^Account 0xf3/ }).waitFor();
    expect(problems).toEqual([]);
    // By the time the node has answered, no other host was contacted.
    await press(page, 'Balance');
    await said(page).toMatch(/ ETH$/);
    expect([...asked]).toEqual([mainnet.rpcUrl]);
  });

  onOne('opens the modal by hook, and leaves it', async () => {
    const { page } = await open(reactPage);
    await press(page, 'Open networks');
    await page.getByRole('dialog').getByText('Sepolia').waitFor();
    await shows(page, 'state', { isOpen: true });
    await page.keyboard.press('Escape');
    await shows(page, 'state', { isOpen: false });
  });

  onOne('switches networks by its hook and by its button, in AppKit and in wagmi', async () => {
    const { page } = await open(reactPage);
    await press(page, 'Connect');
    await choose(page);
    await press(page, 'Use Sepolia');
    await shows(page, 'network', { name: 'Sepolia', caipNetworkId: 'eip155:11155111', chainId: 11_155_111 });
    await shows(page, 'wagmi', { chainId: 11_155_111 });
    await shows(page, 'state', { selectedNetworkId: 'eip155:11155111' });
    await press(page, 'Network: Sepolia. Change');
    await page.getByRole('dialog').getByRole('button', { name: 'Ethereum' }).click();
    await shows(page, 'network', { caipNetworkId: 'eip155:1', chainId: 1 });
    await shows(page, 'wagmi', { chainId: 1 });
  });

  it('signs and sends through wagmi, signs through the provider, and reads the balance', async () => {
    const { page } = await open(reactPage);
    await press(page, 'Connect');
    await choose(page);
    expect(await page.locator('#provider').textContent()).toBe('ANNOUNCED');
    for (const button of ['Sign', 'Sign by provider']) {
      await press(page, button);
      await said(page).toMatch(/^0x[\da-f]{130}$/);
      const signature = (await page.locator('output').textContent()) as Hex;
      expect(await verifyMessage({ address: HARBOR, message: 'Hello', signature })).toBe(true);
    }
    const chain = createPublicClient({ transport: http(mainnet.rpcUrl) });
    const before = await chain.getBalance({ address: RECEIVER });
    await press(page, 'Send');
    await said(page).toMatch(/^0x[\da-f]{64}$/);
    const hash = (await page.locator('output').textContent()) as Hex;
    await chain.waitForTransactionReceipt({ hash });
    expect((await chain.getBalance({ address: RECEIVER })) - before).toBe(1_250_000_000_000_000_000n);
    await press(page, 'Balance');
    await said(page).toBe(`${formatEther(await chain.getBalance({ address: HARBOR }))} ETH`);
    await page.evaluate(() => {
      (globalThis as InPage).harbor.mode = 'reject';
    });
    await press(page, 'Sign');
    await said(page).toBe('UserRejectedRequestError');
  });

  it('is connected after a reload without a prompt, and disconnects by its hook', async () => {
    const { page } = await open(reactPage);
    await press(page, 'Connect');
    await choose(page);
    await page.reload();
    await shows(page, 'account', { address: HARBOR, status: 'connected', accounts: 1 });
    await shows(page, 'wagmi', { address: HARBOR, status: 'connected' });
    await shows(page, 'wallet', { name: 'Harbor', icon: true });
    await press(page, 'Reconnect');
    await shows(page, 'wagmi', { address: HARBOR, status: 'connected' });
    expect(await askedOfWallet(page)).not.toContain('eth_requestAccounts');
    await press(page, 'Leave');
    await shows(page, 'account', { isConnected: false, status: 'disconnected', accounts: 0 });
    await shows(page, 'wagmi', { status: 'disconnected' });
    await page.getByRole('button', { name: 'Connect', exact: true }).waitFor();
  });

  onOne('connects by a list of its own without a screen, and by the button of one wallet', async () => {
    const { page } = await open(reactPage);
    // A relay that never answers. The page's policy forbids the real one, whose failure could come before the visitor leaves.
    await page.routeWebSocket(/relay/, () => undefined);
    await page.reload();
    await page.getByRole('button', { name: 'MetaMask', exact: true }).waitFor();
    await press(page, 'Use MetaMask');
    await page.getByRole('dialog').getByText('MetaMask').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#wallet-button').textContent()).toBe('Modal closed');
    await press(page, 'Harbor at once');
    await shows(page, 'account', { address: HARBOR, isConnected: true });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await press(page, 'Forget Harbor');
    await shows(page, 'wagmi', { status: 'disconnected' });
  });

  onOne('tells events by their names, in order', async () => {
    const { page } = await open(reactPage);
    const events = () => page.locator('#events').textContent();
    await press(page, 'Connect');
    await choose(page);
    await press(page, 'Use Sepolia');
    await shows(page, 'network', { chainId: 11_155_111 });
    await press(page, 'Leave');
    await expect.poll(events).toContain('DISCONNECT_SUCCESS');
    const names = JSON.parse((await events()) ?? '') as string[];
    const wanted = ['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'SWITCH_NETWORK', 'DISCONNECT_SUCCESS'];
    expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
    expect(names).toContain('MODAL_CLOSE');
  });

  onOne('has its theme, and another by its hook', async () => {
    const { page } = await open(reactPage);
    const button = page.getByRole('button', { name: 'Connect', exact: true });
    await shows(page, 'theme', { themeMode: 'light', accent: '#7a1f5c' });
    const look = () =>
      button.evaluate((element) => [element.dataset.theme, element.style.getPropertyValue('--porthole-accent')]);
    expect(await look()).toEqual(['light', '#7a1f5c']);
    await press(page, 'Other theme');
    await press(page, 'Green');
    await shows(page, 'theme', { themeMode: 'dark', accent: '#0a7d32' });
    await expect.poll(look).toEqual(['dark', '#0a7d32']);
  });

  onOne('says once what stands in for an option that has no equal', async () => {
    const { page } = await open(reactPage);
    const url = page.url();
    // Nothing of the first visit is logged any more.
    await page.goto('about:blank');
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(url);
    await expect.poll(() => lines.filter((line) => line.includes('`enableCoinbase`'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('`projectId`'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('`metadata`'))).toEqual([]);
  });
});

describe('the dapp without React code', () => {
  const folder = hosts['appkit-app'];
  let plainPage: FileServer;
  beforeAll(async () => {
    await moveOver(folder);
    const html = await readFile(join(folder, 'src/plain.html'), 'utf8');
    plainPage = await reactSite({ folder, page: 'src/plain.ts', connect: [mainnet.rpcUrl, sepolia.rpcUrl], html });
  });
  afterAll(() => plainPage?.stop());

  it('connects by its element, signs through the provider, follows the network, and disconnects', async () => {
    const { page, problems } = await open(plainPage);
    await press(page, 'Connect wallet');
    await choose(page);
    await shows(page, 'provider', { there: true });
    await press(page, 'Sign');
    await said(page).toMatch(/^0x[\da-f]{130}$/);
    const signature = (await page.locator('output').textContent()) as Hex;
    expect(await verifyMessage({ address: HARBOR, message: 'Hello', signature })).toBe(true);
    await press(page, 'Use Sepolia');
    await shows(page, 'network', { caipNetworkId: 'eip155:11155111', chainId: 11_155_111 });
    await page.getByRole('button', { name: 'Network: Sepolia. Change' }).waitFor();
    await press(page, 'Leave');
    await shows(page, 'account', { isConnected: false });
    await shows(page, 'provider', { there: false });
    await expect.poll(() => page.locator('#events').textContent()).toContain('DISCONNECT_SUCCESS');
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('reflects changes of its attributes and properties', async () => {
    const { page } = await open(plainPage);
    const element = page.locator('appkit-button');
    await element.evaluate((each) => each.setAttribute('label', 'Come aboard'));
    await page.getByRole('button', { name: 'Come aboard' }).waitFor();
    await element.evaluate((each) => Object.assign(each, { disabled: true }));
    await expect
      .poll(() => page.getByRole('button', { name: 'Come aboard' }).getAttribute('aria-disabled'))
      .toBe('true');
    await press(page, 'Dark');
    await expect.poll(() => page.getByRole('button', { name: 'Come aboard' }).getAttribute('data-theme')).toBe('dark');
  });
});

it('the composables of Vue follow the modal while their scope is active', async () => {
  const folder = hosts['appkit-app'];
  await moveOver(folder);
  expect(await run(process.execPath, ['src/vue.mjs'], { cwd: folder })).toBe('All passed.\n');
});
