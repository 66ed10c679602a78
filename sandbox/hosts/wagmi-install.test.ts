/** An app in TypeScript that has wagmi: the command of docs/wagmi.md adds what `porthole/wagmi` needs. Writes lockfiles only. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, it } from 'vitest';
import { run } from './run.js';

const APP = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@tanstack/react-query': '5.108.0',
  typescript: '5.9.3',
  viem: '2.57.1',
  wagmi: '3.7.7',
};
let folder: string | undefined;

afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

it('resolves one @wagmi/core, and later commands work as usual', { timeout: 900_000 }, async () => {
  const docs = await readFile(new URL('../../docs/wagmi.md', import.meta.url), 'utf8');
  const [, command = ''] = /```sh\nnpm (install .*@wagmi\/core@.*)\n```/.exec(docs) ?? [];
  expect(command).not.toBe('');
  folder = await mkdtemp(join(tmpdir(), 'porthole-wagmi-install-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'app', private: true, dependencies: APP }));

  await npm(['install']);
  await npm(['install', inject('tarball')]);
  // npm 10 places it inside wagmi, npm 11 does not.
  expect(await coresIn(folder)).toHaveLength(1);
  await npm(command.split(' '));
  expect(await coresIn(folder)).toEqual(['node_modules/@wagmi/core']);
  await npm(['install', inject('tarball')]);
  expect(await coresIn(folder)).toEqual(['node_modules/@wagmi/core']);
});

function npm(args: readonly string[]): Promise<string> {
  const quiet = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return run('npm', [...args, ...quiet, '--prefer-offline'], { cwd: folder ?? '', minutes: 5 });
}

async function coresIn(place: string): Promise<readonly string[]> {
  const { packages } = JSON.parse(await readFile(join(place, 'package-lock.json'), 'utf8'));
  return Object.keys(packages).filter((path) => path.endsWith('/@wagmi/core'));
}
