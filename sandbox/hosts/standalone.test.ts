/**
 * A page without a bundler, with the files of the packed package, under a strict policy: from a button to a connected
 * account and back.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type EvmNode, startEvmNode } from '../evm-node.js';
import { askedOfWallet, type HostBrowser, hostBrowser } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { serveFiles } from './serve-files.js';

const HARBOR = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const PACKED = join(hostFolders()['plain-page'], 'node_modules/porthole/dist/standalone');
/** Any folder: its files do not depend on their URL. */
const PLACE = '/some/cdn/porthole/';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>Without a bundler</title>
    <script type="module" src="page.js"></script>
  </head>
  <body>
    <porthole-button></porthole-button>
    <p id="account"></p>
  </body>
</html>`;

const script = (rpcUrl: string) => `
import { createModal, defineElements, evmDefaults } from '${PLACE}standalone.js';

document.addEventListener('porthole-change', ({ detail }) => {
  document.querySelector('#account').textContent = detail.address ?? '';
});
const network = {
  id: 1,
  name: 'Saltmarsh',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['${rpcUrl}'] } },
};
defineElements(createModal(evmDefaults({ networks: [network], projectId: 'a-project' })));
`;

let chromium: HostBrowser;
let node: EvmNode;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  [chromium, node] = await Promise.all([hostBrowser(), startEvmNode({ chainId: 1, accounts: 1 })]);
});
afterEach(async () => {
  await Promise.all(chromium.browser.contexts().map((context) => context.close()));
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(async () => {
  await Promise.all([chromium?.close(), node?.stop()]);
});

async function openPage() {
  const files = new Map<string, string | Uint8Array>([
    ['/index.html', PAGE],
    ['/page.js', script(node.rpcUrl)],
  ]);
  for (const name of await readdir(PACKED)) files.set(PLACE + name, await readFile(join(PACKED, name)));
  const site = await serveFiles(files, [node.rpcUrl]);
  stops.push(site.stop);
  return chromium.open(`${site.origin}/`, [node.rpcUrl], { 1: node.rpcUrl });
}

it('connects a wallet in the browser, shows its account and balance, and disconnects', async () => {
  const { page, problems, asked } = await openPage();
  const button = page.locator('porthole-button');
  await button.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog', { name: 'Connect' }).getByRole('button', { name: 'Harbor' }).click();
  await expect.poll(() => page.locator('#account').textContent()).toBe(HARBOR);
  expect(await askedOfWallet(page)).toContain('eth_requestAccounts');
  // The account's balance, as the node reports it.
  await expect.poll(() => button.getByTestId('account-button').textContent()).toContain('10,000');
  await button.getByRole('button').first().click();
  // With both renderers, the field shows its accepted value: a second decimal point is refused, even while the form is loading.
  const held: Route[] = [];
  await page.route('**/send-part-*.js', (route) => void held.push(route));
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  const amount = page.getByTestId('send-amount');
  await amount.pressSequentially('1.2.');
  await expect.poll(() => amount.inputValue()).toBe('1.2');
  expect(held).toHaveLength(1);
  await held[0]?.continue();
  await amount.pressSequentially('5');
  await expect.poll(() => amount.inputValue()).toBe('1.25');
  await page.getByTestId('header-back').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await button.getByRole('button', { name: 'Connect wallet' }).waitFor();
  await expect.poll(() => page.locator('#account').textContent()).toBe('');
  expect(problems).toEqual([]);
  expect([...asked]).toEqual([node.rpcUrl]);
});

it('loads no library for pairing before a visitor pairs', async () => {
  const { page } = await openPage();
  await page.locator('porthole-button').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('dialog', { name: 'Connect' }).getByRole('button', { name: 'Harbor' }).waitFor();
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => name.split('/').at(-1) ?? []),
  );
  const [library] = (await readdir(PACKED)).filter((name) => /^sdk-connector-/.test(name));
  expect(library).toBeDefined();
  expect(fetched).toContain('standalone.js');
  expect(fetched).not.toContain(library);
});
