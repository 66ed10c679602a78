import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INSTALLED } from '../../scripts/install-notes.mjs';
import { failMissing, INSTALLED_BY } from './missing-package.js';
import { needing } from './needing.js';

/** Outside of every `node_modules`. */
const place = mkdtempSync(join(tmpdir(), 'porthole-bare-'));
afterAll(() => rmSync(place, { recursive: true }));

const lines: unknown[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...line) => void lines.push(line.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

/** A real failure. */
const required = async (name: string): Promise<unknown> => createRequire(join(place, 'main.cjs'))(name);

const ended = (failing: Promise<unknown>): Promise<unknown> =>
  failing.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a package that is not installed', () => {
  it.each(Object.keys(INSTALLED_BY))(
    '%s is a failure that says what to install, and so does the console, once',
    async (name) => {
      const install = `npm install ${INSTALLED_BY[name]}`;
      const failure = await ended(needing(() => required(name)));
      expect(failure).toMatchObject({ code: 'invalid-options', data: { package: name, install } });
      expect(failure).toHaveProperty('message', expect.stringContaining(install));
      await ended(needing(() => required(name)));
      expect(lines).toEqual([expect.stringContaining(install)]);
    },
  );

  it('is known for each optional peer, with its range', () => {
    // The dependencies of porthole/wagmi are imported by the app itself, before our code runs.
    const { '@wagmi/core': _, ...lazily } = INSTALLED;
    expect(Object.keys(INSTALLED_BY).sort()).toEqual(Object.keys(lazily).sort());
    for (const [name, wanted] of Object.entries(lazily)) expect(INSTALLED_BY[name]?.split(' ')).toContain(wanted);
  });

  it.each([
    [
      'Chromium',
      'Failed to resolve module specifier "viem/ens". Relative references must start with either "/", "./", or "../".',
    ],
    [
      'Firefox',
      'The specifier “viem” was a bare specifier, but was not remapped to anything. Relative module specifiers must start with “./”, “../” or “/”.',
    ],
    ['Safari', "Module name, 'viem' does not resolve to a valid URL."],
    ['webpack', "Cannot find module 'viem'"],
    ['Vite', 'Could not resolve "viem" imported by "porthole". Is it installed?'],
    ['an older version', "The requested module 'viem' does not provide an export named 'withRetry'"],
  ])('is recognized in the message of %s', (_, message) => {
    expect(() => failMissing(new TypeError(message))).toThrow('npm install viem@2');
  });
});

it.each([
  [
    'a download that failed',
    new TypeError('Failed to fetch dynamically imported module: https://dapp.example/assets/viem-Bx3.js'),
  ],
  ['a package of somebody else', new Error("Cannot find package 'viem-plus' imported from /app/main.js")],
  ['something that is not an error', 'viem'],
])('%s is passed on unchanged', (_, cause) => {
  expect(() => failMissing(cause)).toThrow(cause as Error);
  expect(lines).toEqual([]);
});

it('returns the loaded module', async () => {
  expect(await needing(() => Promise.resolve('here'))).toBe('here');
});
