/** An app without the libraries of networks and pairing: building or opening it says what to install. */
import { stripVTControlCharacters } from 'node:util';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { hostBrowser } from './host-browser.js';
import { hostFolders } from './host-folders.js';
import { run } from './run.js';
import { serveFiles } from './serve-files.js';

const app = hostFolders()['bare-app'];
const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

it('fails by kind with what to install, in the outcome and once in the console', async () => {
  const printed = await run(process.execPath, ['kinds.mjs'], { cwd: app, complaints: true });
  const lines = printed.trim().split('\n');
  const failures = lines
    .filter((line) => line.startsWith('['))
    .map((line) => line.startsWith('["') && JSON.parse(line));
  const pairing = '@walletconnect/universal-provider@2.21.8 @walletconnect/core@2.21.8';
  const kinds = [
    ['evm', 'viem', 'viem@2'],
    ['walletconnect', '@walletconnect/core', pairing],
    ['solana', '@solana/web3.js', '@solana/web3.js@1'],
    ['bitcoin', '@scure/btc-signer', '@scure/btc-signer@2'],
    ['polkadot', '@scure/sr25519', '@scure/sr25519@2'],
  ] as const;
  for (const [kind, name, install] of kinds) {
    const said = expect.stringMatching(new RegExp(`"${name}".*: npm install ${install}$`));
    expect(failures).toContainEqual([kind, 'invalid-options', name, said]);
    expect(
      lines.filter((line) => line.startsWith('[porthole]') && line.endsWith(`npm install ${install}`)),
    ).toHaveLength(1);
  }
  // If the app itself imports it, Node's own error message names it.
  expect(failures).toContainEqual(['wagmi', 'ERR_MODULE_NOT_FOUND', null, expect.stringContaining("'viem'")]);
});

describe('a bundler shows the line with the command to install:', () => {
  it('esbuild', async () => {
    const built = run('npm', ['run', 'build'], { cwd: app });
    await expect(built).rejects.toThrow(/from "viem"; \/\/ npm install viem@2/);
  });

  it('Vite', async () => {
    const built = build({ configFile: false, root: app, logLevel: 'silent', build: { write: false } }).then(
      () => 'built',
      ({ message }: Error) => stripVTControlCharacters(message),
    );
    expect(await built).toContain('from "viem"; // npm install viem@2');
  });
});

it('the browser console shows it when the import fails on the first balance', async () => {
  const [output] = [
    await build({
      configFile: false,
      root: app,
      logLevel: 'silent',
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { external: /^viem(?:\/|$)/ },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  const files = new Map(output?.output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]));
  const site = await serveFiles(files, []);
  const chromium = await hostBrowser();
  stops.push(site.stop, chromium.close);
  const { page, problems } = await chromium.open(`${site.origin}/`);
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Harbor' }).click();
  await expect.poll(() => problems).toContainEqual(expect.stringMatching(/"viem".*npm install viem@2$/));
});
