/**
 * Installs the packed package from the npm registry into new apps. They are outside this repository: inside, an app would find packages in
 * the repository's own node_modules that the package forgot to list.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { restingTests } from '../../scripts/framework-turns.mjs';
import { listTarball, npmInstall, twoAtOnce } from './npm-install.js';
import { run } from './run.js';

export const HOSTS = [
  'vite-app',
  'next-app',
  'plain-page',
  'wagmi-app',
  'wagmi-2-app',
  'appkit-app',
  'appkit-2-app',
  'recipes-app',
  'bare-app',
] as const;
export type HostName = (typeof HOSTS)[number];

/** Used by tests that take turns: installed when it is their turn. */
const USED_BY_ONE: Readonly<Record<string, HostName>> = { recipes: 'recipes-app' };

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Reuses the folder between runs, so that packages are installed once. */
const PLACE_NOTE = join(REPOSITORY, '.cache/hosts');

/** Runs once, before the tests; needs dist/. On CI, removes everything afterwards. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const place = await findPlace();
  const tarball = await pack(place);
  const resting = restingTests(process.env.FRAMEWORKS_SEED).map((name) => USED_BY_ONE[name]);
  const wanted = HOSTS.filter((host) => !resting.includes(host));
  const folders = await Promise.all(wanted.map((host) => twoAtOnce(() => installHost(host, place, tarball))));
  provide('tarball', join(place, tarball));
  provide('hosts', Object.fromEntries(wanted.map((host, at) => [host, folders[at] ?? ''])) as Record<HostName, string>);
  return process.env.CI ? () => rm(place, { recursive: true }) : undefined;
}

async function findPlace(): Promise<string> {
  const noted = await readFile(PLACE_NOTE, 'utf8').catch(() => undefined);
  const there = noted !== undefined && (await readdir(noted).catch(() => undefined));
  if (noted !== undefined && there) return noted;
  const place = await mkdtemp(join(tmpdir(), 'porthole-hosts-'));
  await mkdir(join(REPOSITORY, '.cache'), { recursive: true });
  await writeFile(PLACE_NOTE, place);
  return place;
}

/** Packed as it would be published. Its name contains a hash, so that npm does not use a cached earlier one. */
async function pack(place: string): Promise<string> {
  const args = ['pack', '--ignore-scripts', '--loglevel=error', '--json', '--pack-destination', place];
  const [{ filename }] = JSON.parse(await run('npm', args, { cwd: REPOSITORY })) as [{ filename: string }];
  const made = join(place, filename);
  const digest = createHash('sha256')
    .update(await readFile(made))
    .digest('hex')
    .slice(0, 16);
  const tarball = `porthole-${digest}.tgz`;
  for (const old of await readdir(place)) {
    if (/^porthole-[\da-f]{16}\.tgz$/.test(old) && old !== tarball) await rm(join(place, old));
  }
  await rename(made, join(place, tarball));
  return tarball;
}

/** Copies the app, and installs its dependencies. Nothing is installed twice. */
async function installHost(host: HostName, place: string, tarball: string): Promise<string> {
  const folder = join(place, host);
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) {
    if (old !== 'node_modules' && old !== 'installed.json') await rm(join(folder, old), { recursive: true });
  }
  // One app, on either line of wagmi.
  const twin = /^(.*)-2-app$/.exec(host)?.[1];
  if (twin) await cp(join(HERE, `${twin}-app`), folder, { recursive: true });
  await cp(join(HERE, host), folder, { recursive: true });
  await cp(join(HERE, 'react-pages'), join(folder, 'react-pages'), { recursive: true });

  const text = await listTarball(folder, tarball);
  const stamp = join(folder, 'installed.json');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === text) return folder;
  await rm(stamp, { force: true });
  await npmInstall(folder);
  await writeFile(stamp, text);
  return folder;
}
