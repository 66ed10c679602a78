import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { typingsAsInstalled } from './typings-as-installed.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'typings-as-installed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A package of these files, as it would be published. */
function packed(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  execFileSync('npm', ['pack', '--silent'], { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' });
  return readFileSync(join(folder, 'some-1.0.0.tgz'));
}

const manifest = (entry) =>
  JSON.stringify({ name: 'some', version: '1.0.0', type: 'module', exports: { '.': entry }, files: ['dist'] });
const entry = { types: './dist/types/index.d.ts', default: './dist/index.js' };

describe('typingsAsInstalled', () => {
  it('reports nothing if types and code are found', async () => {
    const tarball = packed({
      'package.json': manifest(entry),
      'dist/index.js': "export { part } from './parts/part.js';",
      'dist/parts/part.js': 'export const part = 1;',
      'dist/types/index.d.ts': "export { part } from './parts/part.js';",
      'dist/types/parts/part.d.ts': 'export declare const part = 1;',
    });
    expect(await typingsAsInstalled(tarball)).toEqual([]);
  });

  it('reports an import that cannot be resolved', async () => {
    const tarball = packed({
      'package.json': manifest(entry),
      'dist/index.js': 'export const part = 1;',
      'dist/types/index.d.ts': "export { part } from './parts/part';",
      'dist/types/parts/part.d.ts': 'export declare const part = 1;',
    });
    const problems = await typingsAsInstalled(tarball);
    expect(problems.join('\n')).toMatch(/dist\/types\/index\.d\.ts, \.\/parts\/part, node16.*: .*docs\/problems/);
  });

  it('reports an entry without types', async () => {
    const tarball = packed({
      'package.json': manifest('./dist/index.js'),
      'dist/index.js': 'export const part = 1;',
      'dist/other.d.ts': 'export declare const part = 1;',
    });
    expect((await typingsAsInstalled(tarball)).join('\n')).toContain('., node16-esm: ');
  });
});
