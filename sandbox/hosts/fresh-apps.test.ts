/** New apps as their generators create them, plus the package: each is built with its own command, and used. */
import { join } from 'node:path';
import { type Hex, verifyMessage } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lastingPort } from '../../servers/lasting-port.js';
import { childProcess, endProcess } from '../child-process.js';
import { connect, type HostBrowser, hostBrowser, sign } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { run } from './run.js';
import { serveFiles } from './serve-files.js';

/** The default node of `mainnet` of `porthole/evm`: the only host in these apps' configuration. */
const NODE = 'https://ethereum-rpc.publicnode.com';
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', NEXT_IGNORE_INCORRECT_LOCKFILE: '1', CI: '1', NODE_ENV: 'production' };
const hosts = hostFolders();
const stops: (() => Promise<void>)[] = [];
let chromium: HostBrowser;

beforeAll(async () => {
  chromium = await hostBrowser();
});
afterEach(async () => {
  await Promise.all(chromium.browser.contexts().map((context) => context.close()));
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(() => chromium?.close());

/** Connects, signs, and is still connected after a reload; without console messages, and without contacting other hosts. */
async function use(url: string): Promise<void> {
  const { page, problems, asked } = await chromium.open(url);
  const address = await connect(page);
  const signature = await sign(page);
  expect(await verifyMessage({ address: address as Hex, message: 'Hello', signature: signature as Hex })).toBe(true);
  await page.reload();
  await expect.poll(() => page.locator('#account').textContent()).toBe(address);
  expect(problems).toEqual([]);
  expect([...asked]).toEqual([NODE]);
}

describe('a fresh Vite app, with React 18 and under a strict policy', () => {
  it('passes type checks and builds', () => run('npm', ['run', 'build'], { cwd: hosts['vite-app'], env: QUIET }));

  it('connects', async () => {
    const site = await serveFiles(join(hosts['vite-app'], 'dist'), [NODE]);
    stops.push(site.stop);
    await use(`${site.origin}/`);
  });
});

describe('a fresh Next app, with React 19', () => {
  it('builds with a prerendered page', () => run('npm', ['run', 'build'], { cwd: hosts['next-app'], env: QUIET }));

  it('is server-rendered with its button, and connects', async () => {
    const port = await lastingPort();
    const next = join(hosts['next-app'], 'node_modules/next/dist/bin/next');
    const args = [next, 'start', hosts['next-app'], '--port', String(port), '--hostname', '127.0.0.1'];
    const server = childProcess(process.execPath, args);
    stops.push(() => endProcess(server));
    const url = `http://127.0.0.1:${port}/`;
    const html = () =>
      fetch(url).then(
        (answer) => answer.text(),
        () => '',
      );
    await expect.poll(html, { timeout: 60_000 }).toContain('Connect wallet</span></button>');
    await use(url);
  });
});

describe('a plain HTML page, under a strict policy', () => {
  it('is bundled by one command', () => run('npm', ['run', 'build'], { cwd: hosts['plain-page'], env: QUIET }));

  it('connects', async () => {
    const site = await serveFiles(join(hosts['plain-page'], 'public'), [NODE]);
    stops.push(site.stop);
    await use(`${site.origin}/`);
  });
});
