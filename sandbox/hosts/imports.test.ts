/** The package as programs import it without a bundler: by TypeScript's module resolutions, and by `require`. */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { hostFolders } from './host-folders.js';
import { run } from './run.js';

const hosts = hostFolders();

describe('TypeScript', () => {
  const folder = hosts['vite-app'];
  const programs: string[] = [];
  afterAll(() => Promise.all(programs.map((name) => rm(join(folder, name)))));

  it.each([
    ['an ES module, node16', 'node16.mts', ['--module', 'node16']],
    ['an ES module, nodenext', 'nodenext.mts', ['--module', 'nodenext']],
    ['a builder', 'builder.mts', ['--module', 'preserve', '--moduleResolution', 'bundler']],
    ['a CommonJS module, nodenext', 'nodenext.cts', ['--module', 'nodenext']],
  ])('finds the types of %s', async (_, name, options) => {
    programs.push(name);
    await writeFile(join(folder, name), PROGRAM);
    const tsc = join(folder, 'node_modules/typescript/bin/tsc');
    const strict = ['--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--jsx', 'react-jsx'];
    await run(process.execPath, [tsc, ...strict, '--target', 'es2022', ...options, name], { cwd: folder });
  });
});

describe('the typed scripts of other apps', () => {
  const folder = hosts['vite-app'];
  const name = 'astro-wallet.ts';
  afterAll(() => rm(join(folder, name)));

  it('compile under `strict`', async () => {
    await copyFile(fileURLToPath(new URL('./frameworks/astro-app/src/wallet.ts', import.meta.url)), join(folder, name));
    const tsc = join(folder, 'node_modules/typescript/bin/tsc');
    const strict = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022'];
    await run(process.execPath, [tsc, ...strict, '--module', 'preserve', name], { cwd: folder });
  });
});

describe('TypeScript without `strict`', () => {
  const folder = hosts['vite-app'];
  const name = 'loose.mts';
  afterAll(() => rm(join(folder, name)));

  it('tells a result from a failure', async () => {
    await writeFile(join(folder, name), LOOSE);
    const tsc = join(folder, 'node_modules/typescript/bin/tsc');
    const loose = ['--ignoreConfig', '--noEmit', '--strict', 'false', '--skipLibCheck', '--target', 'es2022'];
    await run(process.execPath, [tsc, ...loose, '--module', 'preserve', name], { cwd: folder });
  });
});

describe('require', () => {
  const require = (args: readonly string[]) =>
    run(process.execPath, [...args, '--eval', REQUIRING], { cwd: hosts['plain-page'], complaints: true });

  it('works without warnings', async () => {
    expect(await require([])).toBe('function function function\n');
  });

  it('is refused with a reason by a Node without require for ES modules', async () => {
    await expect(require(['--no-experimental-require-module'])).rejects.toThrow('ERR_REQUIRE_ESM');
  });
});

const PROGRAM = `import { createModal, type Modal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount, PortholeButton, type PortholeButtonProps } from 'porthole/react';
import 'porthole/buttons.css';

export const modal: Modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });
export const stop: () => void = mount(modal);
export const Button: (props: PortholeButtonProps) => unknown = PortholeButton;
`;

const LOOSE = `import type { Modal } from 'porthole';
import type { VerifiedSignIn } from 'porthole/verify';

export async function said(modal: Modal): Promise<string> {
  const signed = await modal.signMessage('Hello');
  if (!signed.ok) return signed.failure.message;
  const again = await modal.signMessage('Again');
  return again.ok ? signed.value + again.value : again.failure.code;
}
export const why = (verified: VerifiedSignIn): string => (verified.ok ? verified.message.domain : verified.reason);
`;

const REQUIRING = `const { createModal } = require('porthole');
const { evm, mainnet } = require('porthole/evm');
const { injected } = require('porthole/injected');
const { mount } = require('porthole/react');
const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });
console.log(typeof modal.open, typeof modal.egress, typeof mount);`;
