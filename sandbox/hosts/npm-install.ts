/** Installs an app's packages, also from a slow registry. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.js';

/** Lists the packed package, which is beside the app, in the app's package.json; returns that file's text. */
export async function listTarball(folder: string, tarball: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { dependencies: object };
  const wanted = { ...manifest, dependencies: { ...manifest.dependencies, porthole: `file:../${tarball}` } };
  const text = JSON.stringify(wanted, undefined, 2);
  await writeFile(join(folder, 'package.json'), text);
  return text;
}

/** npm takes packages that it has fetched before from its cache. Packages run no scripts. */
export async function npmInstall(folder: string): Promise<void> {
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const patience = ['--prefer-offline', '--fetch-retries=5', '--fetch-timeout=120000'];
  await run('npm', [...args, ...patience], { cwd: folder, minutes: 15 });
}

let last: readonly Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

/** Starts when all but one of the earlier installs have ended: two use the registry at a time. */
export function twoAtOnce<T>(work: () => Promise<T>): Promise<T> {
  const [free = Promise.resolve(), busy = Promise.resolve()] = last;
  const mine = free.then(work);
  last = [busy, mine.catch(() => undefined)];
  return mine;
}
