/** The same sources make the same package, whatever the folder's name and the time. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { treeOf } from '../../scripts/lockfile-tree.mjs';
import { hostFolders } from './host-folders.js';
import { run } from './run.js';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
/** What the build runs and reads, in addition to the package's own files. */
const BUILDERS = [
  'typescript',
  'vite',
  'inversify',
  'reflect-metadata',
  '@types/react',
  '@types/react-dom',
  '@wagmi/core',
  '@biomejs/biome',
  'preact',
];
let folder: string | undefined;

afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

it('is packed to the same bytes in another folder', async () => {
  folder = await mkdtemp(join(tmpdir(), 'another-folder-of-another-length-'));
  await copySources(folder);
  await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, minutes: 8 });
  await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: folder });
  const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';

  const app = hostFolders()['plain-page'];
  const { dependencies } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'));
  const installed = join(app, String(dependencies.porthole).replace('file:', ''));
  expect(await digestOf(join(folder, packed))).toBe(await digestOf(installed));
}, 600_000);

/** All committed or new files, and the packages that the build needs. */
async function copySources(to: string): Promise<void> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: REPOSITORY, maxBuffer: 1e8 });
  const files = stdout.split('\0').filter(Boolean);
  const { packages } = JSON.parse(await readFile(join(REPOSITORY, 'package-lock.json'), 'utf8'));
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8'));
  const needed = treeOf(packages, [...Object.keys({ ...dependencies, ...peerDependencies }), ...BUILDERS]);
  const roots = needed.filter((path) => path.lastIndexOf('node_modules/') === 0);
  for (const path of [...files, ...roots]) {
    // A package for another platform, or a file that was just removed, does not exist and is not copied.
    await cp(join(REPOSITORY, path), join(to, path), { recursive: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

async function digestOf(file: string): Promise<string> {
  return createHash('sha512')
    .update(await readFile(file))
    .digest('hex');
}
