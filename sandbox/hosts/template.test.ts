/** From an empty folder to a connected wallet, with the commands of docs/quick-start.md, the packed package and the template. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Hex, verifyMessage } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lastingPort } from '../../servers/lasting-port.js';
import { childProcess, endProcess } from '../child-process.js';
import { connect, type HostBrowser, hostBrowser, sign } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { run } from './run.js';

const LIMIT = 900_000;
const ROOT = new URL('../../', import.meta.url);
const QUIET = {
  NEXT_TELEMETRY_DISABLED: '1',
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};
const stops: (() => Promise<void>)[] = [];
let chromium: HostBrowser;
let place: string;
let packed: { readonly porthole: string; readonly template: string };

beforeAll(async () => {
  const app = hostFolders()['plain-page'];
  const { dependencies } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'));
  place = await mkdtemp(join(app, '../created-'));
  await run('npm', ['pack', '--silent', '--pack-destination', place], {
    cwd: fileURLToPath(new URL('templates/create-porthole', ROOT)),
  });
  const template = (await readdir(place)).find((name) => name.endsWith('.tgz')) ?? '';
  packed = {
    porthole: `file:${join(app, String(dependencies.porthole).replace('file:', ''))}`,
    template: join(place, template),
  };
  chromium = await hostBrowser();
});
afterEach(async () => {
  await Promise.all(chromium.browser.contexts().map((context) => context.close()));
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
afterAll(async () => {
  await chromium?.close();
  await rm(place, { recursive: true, force: true });
});

describe('the five minutes of docs/quick-start.md', () => {
  it('end with a connected wallet, in the development server', { timeout: LIMIT }, async () => {
    const text = await readFile(new URL('docs/quick-start.md', ROOT), 'utf8');
    const [, block = ''] = /## From an empty folder\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(text) ?? [];
    const [create = '', enter, install, dev] = block.split('\n').map((line) => line.replace(/ +#.*/, ''));
    expect([enter, install, dev]).toEqual(['cd my-dapp', 'npm install', 'npm run dev']);
    expect(create).toMatch(/^npm create porthole@latest my-dapp -- /);

    const folder = await created('my-dapp', create.split(' -- ')[1]?.split(' ') ?? []);
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect(scripts.dev).toBe('vite');
    const port = await lastingPort();
    const url = `http://127.0.0.1:${port}/`;
    serve([
      join(folder, 'node_modules/vite/bin/vite.js'),
      folder,
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ]);
    await answered(url);
    // It bundles the app's imports before it serves the first file, which may take longer than a page waits.
    for (const file of ['src/wallet.tsx', 'src/dapp.tsx']) {
      const imports = [...(await answered(url + file)).matchAll(/from "(\/[^"]+)"/g)].map(([, path]) => path);
      expect(imports.length).toBeGreaterThan(1);
      for (const path of imports) await answered(new URL(path ?? '', url).href);
    }
    // The only remaining step, for wallets on phones.
    await use(url, ['[porthole] `projectId` is there, but empty: is the variable that it comes from set?']);
  });
});

describe('the template', () => {
  it('installs, type-checks, builds and connects with Next and wagmi', { timeout: LIMIT }, async () => {
    const folder = await created('next-dapp', [
      '--framework',
      'next',
      '--wagmi',
      '--pm',
      'npm',
      '--network',
      'ethereum',
    ]);
    await run('npm', ['run', 'build'], { cwd: folder, env: QUIET, minutes: 12 });
    const port = await lastingPort();
    const next = join(folder, 'node_modules/next/dist/bin/next');
    serve([next, 'start', folder, '--port', String(port), '--hostname', '127.0.0.1']);
    const url = `http://127.0.0.1:${port}/`;
    expect(await answered(url)).toContain('Connect wallet</span></button>');
    await use(url);
  });

  // Only if all tests run: `npm run test:frameworks`.
  it.runIf(!process.env.FRAMEWORKS_SEED).each([
    ['Vite and wagmi', ['--framework', 'vite', '--wagmi']],
    ['Next without wagmi', ['--framework', 'next', '--yes']],
  ])('installs, type-checks and builds with %s', { timeout: LIMIT }, async (name, flags) => {
    const folder = await created(name.toLowerCase().replaceAll(' ', '-'), [
      ...flags,
      '--pm',
      'npm',
      '--network',
      'ethereum',
    ]);
    await run('npm', ['run', 'build'], { cwd: folder, env: QUIET, minutes: 12 });
  });

  it('installs and builds with Vite, type-checked', { timeout: LIMIT }, () =>
    run('npm', ['run', 'build'], { cwd: join(place, 'my-dapp'), env: QUIET, minutes: 12 }),
  );
});

/** As `npm create porthole@latest` would, from the packed template, with the packed package; installed. */
async function created(name: string, flags: readonly string[]): Promise<string> {
  const args = ['exec', '--yes', `--package=${packed.template}`, '--', 'create-porthole', name, ...flags];
  await run('npm', [...args, '--porthole', packed.porthole], { cwd: place, env: QUIET });
  const folder = join(place, name);
  await run('npm', ['install', '--ignore-scripts', '--loglevel=error'], { cwd: folder, env: QUIET, minutes: 12 });
  return folder;
}

function serve(args: readonly string[]): void {
  const server = childProcess(process.execPath, args);
  stops.push(() => endProcess(server));
}

/** A server's answer, once it responds. */
async function answered(url: string): Promise<string> {
  const ask = () =>
    fetch(url).then(
      async (answer) => (answer.ok ? await answer.text() : ''),
      () => '',
    );
  let text = '';
  await expect.poll(async () => (text = await ask()), { timeout: 300_000 }).not.toBe('');
  return text;
}

/** Connects, signs, and is still connected after a reload; the console only has `said`, on each page. */
async function use(url: string, said: readonly string[] = []): Promise<void> {
  const { page, problems } = await chromium.open(url);
  const address = await connect(page);
  const signature = await sign(page);
  expect(await verifyMessage({ address: address as Hex, message: 'Hello', signature: signature as Hex })).toBe(true);
  await page.reload();
  await expect.poll(() => page.locator('#account').textContent()).toBe(address);
  expect([...new Set(problems)]).toEqual(said);
}
