/** Prebuilt pages are served exactly as if they were built here. */
import { mkdtempSync, rmSync } from 'node:fs';
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
