/** Rendering errors, in a real browser and in production builds. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureChromium } from '../scripts/bootstrap.mjs';

/** A page with a modal whose state can be corrupted, as if parsing had missed an invalid value. */
const PAGE_CODE = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createModal } from '../infrastructure/create-modal.js';
import { SCRIPTED_NETWORKS, scriptedChain, scriptedConnector, scriptedWallet } from '../infrastructure/fakes/index.js';
import { AccountButton, ConnectButton, NetworkButton, PortholeButton, PortholeInline, PortholeProvider } from './index.js';

const wallet = scriptedWallet();
const inline = location.search.includes('inline');
const inner = createModal({
  networks: SCRIPTED_NETWORKS, services: false, inline,
  chains: [scriptedChain().handle], connectors: [scriptedConnector({ wallets: [wallet] }).handle],
});
let spoil = (state) => state;
let last;
const spoilt = () => {
  const state = inner.getState();
  if (last?.state !== state || last.spoil !== spoil) last = { state, spoil, value: spoil(state) };
  return last.value;
};
const told = new Set();
/** As rxjs does: what one of them throws is not the others' concern. */
const tellAll = () => told.forEach((tell) => { try { tell(spoilt()); } catch { /* Streams are not what is drawn. */ } });
inner.state$.subscribe(tellAll);
const modal = {
  ...inner,
  getState: spoilt,
  state$: { subscribe: (tell) => { tell(spoilt()); told.add(tell); return { unsubscribe: () => told.delete(tell) }; } },
};
const set = (change) => { spoil = change; tellAll(); };
Object.assign(globalThis, {
  modal,
  connect: () => modal.connect(wallet.wallet.id),
  good: () => set((state) => state),
  spoil: (name, value) => set((state) => {
    const [part, key] = name.split('.');
    return { ...state, [part]: key ? { ...state[part], [key]: value } : value };
  }),
});
createRoot(document.getElementById('app')).render(
  h(PortholeProvider, { modal },
    h('p', { id: 'host' }, 'The page of the host'),
    h(PortholeButton), h(ConnectButton), h(NetworkButton), h(AccountButton), inline && h(PortholeInline)),
);
`;

type InPage = typeof globalThis & {
  readonly modal: { open(): Promise<unknown>; showSnack(snack: unknown): Promise<unknown> };
  connect(): Promise<unknown>;
  good(): void;
  spoil(name: string, value: unknown): void;
};

const BUTTONS = ['account-button', 'connect-button', 'wui-network-button'];
const ENTRY = fileURLToPath(new URL('./page-code.ts', import.meta.url));
let browser: Browser;
let server: Server;
let origin: string;

beforeAll(async () => {
  // The variable that Vite uses.
  vi.stubEnv('NODE_ENV', 'production');
  const [output] = (await build({
    configFile: false,
    root: dirname(ENTRY),
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page-code',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? PAGE_CODE : undefined),
      },
    ],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'], fileName: 'page' } },
  })) as Rolldown.RolldownOutput[];
  vi.unstubAllEnvs();
  const files = new Map((output?.output ?? []).map((file) => [`/${file.fileName}`, 'code' in file ? file.code : '']));
  server = createServer(({ url = '' }, response) => {
    const code = files.get(url);
    response.setHeader('content-type', code === undefined ? 'text/html' : 'text/javascript');
    response.end(
      code ?? '<!doctype html><title>Page</title><div id="app"></div><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
  browser = await chromium.launch({ executablePath: await ensureChromium(), args });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function opened(path = '/'): Promise<{ page: Page; lines: string[] }> {
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (line) => line.text().startsWith('[porthole]') && lines.push(line.text()));
  await page.goto(`${origin}${path}`);
  await page.getByText('The page of the host').waitFor();
  await page.evaluate(() => (globalThis as InPage).connect());
  for (const button of BUTTONS) await page.getByTestId(button).first().waitFor();
  return { page, lines };
}

const good = (page: Page) => page.evaluate(() => (globalThis as InPage).good());
/** Resolves when the change is rendered, and all console output so far has been read. */
async function spoil(page: Page, name: string, value: unknown): Promise<void> {
  const mark = `drawn ${crypto.randomUUID()}`;
  const read = page.waitForEvent('console', (line) => line.text() === mark);
  await page.evaluate(
    async ([key, given, end]) => {
      (globalThis as InPage).spoil(key, given);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      // biome-ignore lint/suspicious/noConsole: the mark is read from the console, behind all that was written before
      console.info(end);
    },
    [name, value, mark] as const,
  );
  await read;
}

describe('a rendering error', () => {
  it.each([
    ['config.theme', null],
    ['config.networks', null],
    ['connect', null],
    ['shell', null],
    ['config', null],
  ])('does not affect the host’s page, and disappears with the next state: %s is %j', async (name, value) => {
    const { page, lines } = await opened();
    await spoil(page, name, value);
    expect(lines.length).toBeGreaterThan(0);
    await spoil(page, name, value);
    await page.getByText('The page of the host').waitFor();
    // Each boundary reports it once: two of them are nested.
    expect(lines.every((line) => line.includes('could not be rendered'))).toBe(true);
    const parts = lines.length;
    await spoil(page, name, value);
    expect(lines.length).toBe(parts);
    await good(page);
    for (const button of BUTTONS) await page.getByTestId(button).first().waitFor();
    await page.getByTestId('connect-button').click();
    await page.getByTestId('w3m-modal-card').waitFor();
    await page.close();
  });

  it.each(['/', '/?inline'])('does not affect the rest of the modal: %s', async (path) => {
    const { page, lines } = await opened(path);
    await page.evaluate(() => (globalThis as InPage).modal.open());
    const card = page.getByTestId('w3m-modal-card');
    await card.waitFor();
    await spoil(page, 'notices.snack', { kind: 'error', message: { key: 'none' }, autoClose: false });
    await expect.poll(() => lines.length).toBe(1);
    expect(await card.isVisible()).toBe(true);
    await spoil(page, 'account.holdings', null);
    await expect.poll(() => lines.length).toBeGreaterThan(1);
    await page.getByText('The page of the host').waitFor();
    await spoil(page, 'router', null);
    await card.waitFor({ state: 'detached' });
    await good(page);
    await card.waitFor();
    await page.evaluate(() =>
      (globalThis as InPage).modal.showSnack({ kind: 'error', message: new Error('boom'), autoClose: false }),
    );
    await expect.poll(() => page.getByTestId('wui-snackbar-message').textContent()).toBe('boom');
    await page.close();
  });
});
