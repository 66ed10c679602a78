/** A page whose nodes and images are all on one other host, which is not reachable. */
import type { Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { lastingPort } from '../../servers/lasting-port.js';
import { type SilentServer, silentServer } from '../silent-server.js';
import { connect, type HostBrowser, hostBrowser, sign } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { reactSite } from './react-site.js';

const hosts = hostFolders();
const stops: (() => Promise<void>)[] = [];
let chromium: HostBrowser;
let silence: SilentServer;
let unreachable: string;

beforeAll(async () => {
  [chromium, silence] = await Promise.all([hostBrowser(), silentServer()]);
  unreachable = `http://127.0.0.1:${await lastingPort()}`;
});
afterEach(async () => {
  await Promise.all(chromium.browser.contexts().map((context) => context.close()));
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(async () => {
  await chromium?.close();
  await silence?.stop();
});

it.each([
  ['takes every connection and never answers', () => silence.url, []],
  ['cannot be reached', () => unreachable, ['Failed to load resource: net::ERR_CONNECTION_REFUSED']],
] as const)('opens, connects, shows the account and signs if it %s', async (_, findHost, complaints) => {
  const host = findHost();
  const folder = hosts['next-app'];
  const site = await reactSite({ folder, page: 'elsewhere', connect: [host], images: [host] });
  stops.push(site.stop);
  const { page, problems, asked } = await chromium.open(`${site.origin}/?host=${host}`, [host]);
  const requests: Request[] = [];
  const ended: Request[] = [];
  page.on('request', (request) => request.url().startsWith(host) && requests.push(request));
  page.on('requestfinished', (request) => ended.push(request));
  page.on('requestfailed', (request) => ended.push(request));

  await page.getByRole('button', { name: 'Connect wallet' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Harbor', 'Vault', 'Fox']) await dialog.getByText(name, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  const address = await connect(page);
  await page.getByTestId('account-button').first().click();
  await dialog.getByText(address.slice(0, 4)).first().waitFor();
  // Everything so far worked without the host: its requests are still pending.
  if (host === silence.url) expect(requests.filter((request) => ended.includes(request))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await sign(page);
  await page.reload();
  await expect.poll(() => page.locator('#account').textContent()).toBe(address);

  expect(new Set(requests.map((request) => request.resourceType()))).toEqual(new Set(['fetch', 'image']));
  const egress = await page.evaluate(() => (globalThis as InPage).modal.egress());
  expect(egress.map(({ origin, purpose }) => `${purpose} ${origin}`)).toEqual([`rpc ${host}`, `image ${host}`]);
  expect([...asked]).toEqual([host]);
  expect([...new Set(problems)]).toEqual(complaints);
});

type InPage = typeof globalThis & { readonly modal: Modal };
