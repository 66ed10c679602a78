import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('porthole-codemod.mjs', import.meta.url));
const BEFORE = "import { createAppKit } from '@reown/appkit/react';\n";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codemod-'));
  writeFileSync(join(folder, 'modal.ts'), BEFORE);
  writeFileSync(join(folder, 'other.ts'), 'export {};\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const printed = (...flags) =>
  execFileSync(process.execPath, [COMMAND, 'appkit', folder, ...flags], { encoding: 'utf8' });
const text = () => readFileSync(join(folder, 'modal.ts'), 'utf8');

it('writes the changed files, and says how many', () => {
  expect(printed()).toContain('changed 1 of 2 files');
  expect(text()).not.toBe(BEFORE);
});

it('with --dry lists them, and changes none', () => {
  expect(printed('--dry')).toMatch(/would write .*modal\.ts\nwould change 1 of 2 files/);
  expect(text()).toBe(BEFORE);
});
