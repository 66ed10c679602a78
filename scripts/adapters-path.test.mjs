import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownAdapters } from '../features/support/core/own-adapters.ts';
import { adaptersPath } from './adapters-path.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adapters-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name, code) => {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
};
const said = (file) => ownAdapters(file).then(String, (error) => error.message);

it('finds the file from the folder in which npm was called', () => {
  const file = write('own.mjs', 'export const adapters = (options) => ({ ...options, storagePrefix: "own" });');
  const env = { ADAPTERS: './own.mjs', INIT_CWD: folder };
  expect(adaptersPath(env, 'sandbox', ['sandbox'])).toEqual({ file });
  expect(adaptersPath({ ...env, ADAPTERS: file }, 'sandbox', ['sandbox'])).toEqual({ file });
  expect(adaptersPath({ INIT_CWD: folder }, undefined, ['sandbox'])).toEqual({});
});

it('refuses a wrong path, and profiles in which it would be ignored', () => {
  write('there.mjs', '');
  const gone = { ADAPTERS: 'gone.mjs', INIT_CWD: folder };
  expect(adaptersPath(gone, 'sandbox', ['sandbox'])).toEqual({
    problem: `ADAPTERS: there is no file ${join(folder, 'gone.mjs')}.`,
  });
  const env = { ADAPTERS: 'there.mjs', INIT_CWD: folder };
  const problem = 'ADAPTERS has no effect in this profile: add `-- --profile sandbox`.';
  expect(adaptersPath(env, undefined, ['sandbox'])).toEqual({ problem });
  expect(adaptersPath(env, 'core', ['sandbox'])).toEqual({ problem });
});

it('says what is wrong with the module', async () => {
  const gone = join(folder, 'gone.mjs');
  expect(await said(gone)).toBe(`ADAPTERS: there is no file ${gone}.`);
  const other = write('other.mjs', 'export default () => ({}); export const adapter = 1;');
  expect(await said(other)).toBe(
    `ADAPTERS: ${other} must export a function named adapters. It exports adapter, default.`,
  );
  const empty = write('empty.mjs', '');
  expect(await said(empty)).toBe(`ADAPTERS: ${empty} must export a function named adapters. It exports nothing.`);
  const broken = write('broken.mjs', 'throw new Error("The indexer has no URL");');
  expect(await said(broken)).toBe(`ADAPTERS: ${broken} cannot be loaded: The indexer has no URL`);
});

it('uses what the function returns, which must be options', async () => {
  const options = { networks: [] };
  const own = await ownAdapters(write('good.mjs', 'export const adapters = (given) => ({ ...given, debug: false });'));
  expect(own(options)).toEqual({ networks: [], debug: false });
  expect((await ownAdapters(''))(options)).toBe(options);
  const results = { undefined: '() => undefined', 'a promise': 'async (options) => options' };
  for (const [got, code] of Object.entries(results)) {
    const file = write(`${got.replace(' ', '-')}.mjs`, `export const adapters = ${code};`);
    const adapt = await ownAdapters(file);
    expect(() => adapt(options)).toThrow(
      `ADAPTERS: adapters(options) of ${file} must return options for createModal, but returned ${got}.`,
    );
  }
});

it('prints what the modal says about the options, and nothing else of its console', async () => {
  const printed = [];
  const usual = process.stderr.write;
  process.stderr.write = (line) => printed.push(line) > 0;
  try {
    const lines = [];
    const device = { isPhone: true, log: (_, message) => lines.push(message) };
    const own = await ownAdapters(write('same.mjs', 'export const adapters = (options) => options;'));
    const adapted = own({ networks: [], device });
    adapted.device.log('error', 'createModal: `chains[0].load` ("own") returns a part without `holdings`');
    adapted.device.log('warn', 'The relay is away');
    expect(adapted.device.isPhone).toBe(true);
    expect(lines).toHaveLength(2);
    expect(printed).toEqual([`${lines[0]}\n`]);
  } finally {
    process.stderr.write = usual;
  }
});
