/** Prebuilt pages are served exactly as if they were built here. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { builtFiles, writeFiles } from './built-files.js';

const folder = mkdtempSync(join(tmpdir(), 'built-files-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('a prebuilt page is read from its folder, and not built again', async () => {
  const files = new Map<string, string | Uint8Array>([
    ['/index.html', '<p>é</p>'],
    ['/assets/a-1.js', new Uint8Array([0, 255])],
  ]);
  writeFiles(join(folder, 'demo'), files);
  vi.stubEnv('BUILT_PAGES', folder);
  const read = await builtFiles('demo', { root: '/there/is/no/such/folder' });
  expect([...read.keys()].sort()).toEqual(['/assets/a-1.js', '/index.html']);
  expect(String(read.get('/index.html'))).toBe('<p>é</p>');
  expect([...(read.get('/assets/a-1.js') ?? [])]).toEqual([0, 255]);
});

it('building a page leaves the mode of this process as it was', async () => {
  const root = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(root, 'index.html'), '<p>é</p>');
  vi.stubEnv('NODE_ENV', undefined);
  const files = await builtFiles(undefined, { configFile: false, root, logLevel: 'warn' });
  rmSync(root, { recursive: true });
  expect(String(files.get('/index.html'))).toContain('<p>é</p>');
  expect(process.env.NODE_ENV).toBeUndefined();
});
