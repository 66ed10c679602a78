/** The tests of each app in `frameworks/`: it is installed, built, used in Chromium, and removed again. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Hex, verifyMessage } from 'viem';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lastingPort } from '../../servers/lasting-port.js';
import { childProcess, endProcess } from '../child-process.js';
import type { FrameworkApp } from './framework-apps.js';
import { connect, disconnect, type HostBrowser, type HostPage, hostBrowser, sign } from './host-browser.js';
import { listTarball, npmInstall } from './npm-install.js';
import { run } from './run.js';
import { serveFiles } from './serve-files.js';

/** The default node of `mainnet` of `porthole/evm`. */
const NODE = 'https://ethereum-rpc.publicnode.com';
const HOST = '127.0.0.1';
const FRAMEWORKS = fileURLToPath(new URL('./frameworks', import.meta.url));
const QUIET = {
  CI: '1',
  NODE_ENV: 'production',
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
};
/** For a slow registry and a busy machine. */
const TIMEOUT = { minutes: 15, milliseconds: 20 * 60_000 };

export function describeFramework(app: FrameworkApp): void {
  describe(app.title, () => {
    let folder: string;
    let chromium: HostBrowser;
    const stops: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      [folder, chromium] = await Promise.all([installed(app), hostBrowser()]);
    }, TIMEOUT.milliseconds);
    afterAll(async () => {
      await chromium?.close();
      await Promise.all(stops.map((stop) => stop()));
      if (folder) await rm(folder, { recursive: true });
    }, TIMEOUT.milliseconds);

    const build = async (script: string) => {
      const options = { cwd: folder, env: QUIET, minutes: TIMEOUT.minutes, complaints: true };
      expect(complaints(await run('npm', ['run', script], options))).toEqual([]);
    };

    /** A server-rendered button exists before it is hydrated. */
    const open = async (url: string): Promise<HostPage> => {
      const opened = await chromium.open(url);
      if ('program' in app.site) await opened.page.locator('html[data-taken-up]').waitFor();
      return opened;
    };

    it('builds without warnings about the package', () => build('build'), TIMEOUT.milliseconds);

    it('renders its button, connects, signs, is connected after a reload, and disconnects', async () => {
      const { origin, stop } = await served(app, folder);
      stops.push(stop);
      const url = `${origin}/${app.path ?? ''}`;
      if ('program' in app.site) await expect.poll(() => textOf(url), { timeout: 60_000 }).toMatch(BUTTON);
      const { page, problems, asked } = await open(url);
      const address = await connect(page);
      const signature = await sign(page);
      expect(await verifyMessage({ address: address as Hex, message: 'Hello', signature: signature as Hex })).toBe(
        true,
      );
      await page.reload();
      await expect.poll(() => page.locator('#account').textContent()).toBe(address);
      await disconnect(page);
      expect(problems).toEqual([]);
      expect([...asked]).toEqual([NODE]);
    });

    const { workshop } = app;
    if (workshop) {
      it('works in development', async () => {
        const port = String(await lastingPort());
        const args = [workshop, '--port', port, '--strictPort', '--host', HOST];
        const server = childProcess(process.execPath, args, { cwd: folder, env: { NODE_ENV: 'development' } });
        stops.push(() => endProcess(server));
        const url = `http://${HOST}:${port}/${app.path ?? ''}`;
        await expect.poll(() => textOf(url), { timeout: 60_000 }).toContain('</html>');
        const { page, problems } = await open(url);
        await connect(page);
        await disconnect(page);
        expect(problems).toEqual([]);
      });
    }

    if (app.page) {
      it(
        'builds a Bitcoin page without viem, and the modal opens there',
        async () => {
          await rm(join(folder, 'node_modules/viem'), { recursive: true });
          await build('build:bitcoin');
          const { origin, stop } = await served(app, folder);
          stops.push(stop);
          const { page, problems } = await chromium.open(`${origin}/${app.path ?? ''}bitcoin.html`);
          await page.getByRole('button', { name: 'Connect wallet' }).click();
          await page.getByRole('dialog', { name: 'Connect' }).waitFor();
          expect(problems).toEqual([]);
        },
        TIMEOUT.milliseconds,
      );
    }
  });
}

/** The server-rendered HTML: the button, or its custom element. */
const BUTTON = /<porthole-button[\s>]|<button[^>]*>(?:\s|<[^/][^>]*>|<!--.*?-->)*Connect wallet/;

/** Lines of a build log that complain about a file of the package. */
function complaints(printed: string): readonly string[] {
  return printed
    .split('\n')
    .filter((line) => /warn|directive|error/i.test(line) && /porthole\/dist|['"]porthole/.test(line));
}

const textOf = (url: string): Promise<string> =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );

/** Copies the app and the packed package, and installs its dependencies. */
async function installed({ name, page }: FrameworkApp): Promise<string> {
  const tarball = inject('tarball');
  const folder = join(dirname(tarball), name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const part of page ? [page, name] : [name]) await cp(join(FRAMEWORKS, part), folder, { recursive: true });
  await listTarball(folder, basename(tarball));
  await npmInstall(folder);
  return folder;
}

async function served({ site }: FrameworkApp, folder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  if ('folder' in site) return serveFiles(join(folder, site.folder));
  const port = String(await lastingPort());
  const server = childProcess(process.execPath, site.program, {
    cwd: folder,
    env: { NODE_ENV: 'production', HOST, PORT: port, NITRO_HOST: HOST, NITRO_PORT: port },
  });
  return { origin: `http://${HOST}:${port}`, stop: () => endProcess(server) };
}
