/**
 * `npm run installs`: the content of `node_modules` for each kind of dapp, with the packed package: how many packages, how many
 * megabytes, which packages run install scripts, and which licences are not permissive. `-- --write` puts the table into the README.
 * Needs the npm registry.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { otherLicences } from './accepted-packages.mjs';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { PERMISSIVE } from './permissive.mjs';
import { giveUp } from './run-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { devDependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const REACT = ['react', 'react-dom'];

/** The packages that each kind of dapp installs beside Porthole, and imports. */
export const setups = {
  'EVM, browser wallets': [...REACT, 'viem'],
  'EVM, with WalletConnect': [...REACT, 'viem', '@walletconnect/universal-provider', '@walletconnect/core'],
  'Solana, browser wallets': [...REACT, '@solana/web3.js'],
  'Bitcoin, browser wallets': [...REACT, '@scure/btc-signer'],
  'Polkadot, browser wallets': [...REACT, '@scure/sr25519'],
  'all of it': Object.keys(peerDependencies),
};

/** The packages in an app's folder, without development dependencies. */
export function installedIn(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  const entries = Object.entries(packages).filter(([, { dev }]) => !dev);
  const bytes = entries.map(([path]) => sizeOf(join(folder, path))).reduce((sum, size) => sum + size, 0);
  return {
    packages: entries.length,
    megabytes: Math.round(bytes / 1e6),
    scripts: unique(entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(nameOf)),
    licences: unique(
      entries
        .map((entry) => ({ name: nameOf(entry), licence: licenceOf(entry) }))
        .filter(({ licence }) => !PERMISSIVE.test(licence))
        .map(({ name, licence }) => `${name} ${licence}`),
    ),
  };
}

function npm(args, cwd) {
  execFileSync('npm', args, { cwd, stdio: 'ignore', shell: process.platform === 'win32' });
}

const unique = (names) => [...new Set(names)];

/** Its declared licence, else the one that we found in its licence file. */
function licenceOf(entry) {
  return entry[1].license ?? otherLicences[nameOf(entry)]?.split(' ')[0] ?? 'unknown';
}

const nameOf = ([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Of a package, without those inside it. */
function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sizeOf(path) : entry.isFile() ? statSync(path).size : 0;
    })
    .reduce((sum, size) => sum + size, 0);
}

/** The rows of the README's table, below its head. */
export const TABLE = /(\| You install \|[^\n]*\n\|[ |-]+\|\n)((?:\|[^\n]*\n)+)/;

/** A row of it. */
function rowOf(name, { packages, megabytes, scripts, licences }) {
  return `| ${name} | ${packages} | ${megabytes} | ${scripts.join(', ') || '–'} | ${licences.join(', ') || '–'} |`;
}

async function measure({ write }) {
  const rows = [];
  await ensureInstalled();
  await ensureBuilt();
  const place = mkdtempSync(join(tmpdir(), 'porthole-installs-'));
  try {
    npm(['pack', '--ignore-scripts', '--silent', '--pack-destination', place], root);
    const [tarball] = readdirSync(place);
    for (const [name, beside] of Object.entries(setups)) {
      const folder = mkdtempSync(join(place, 'app-'));
      const dependencies = Object.fromEntries(beside.map((each) => [each, devDependencies[each]]));
      const manifest = { private: true, dependencies: { porthole: `file:../${tarball}`, ...dependencies } };
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
      npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], folder);
      rows.push(rowOf(name, installedIn(folder)));
      console.log(rows.at(-1));
    }
    if (write) {
      const file = join(root, 'README.md');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(TABLE, (_, head) => `${head}${rows.join('\n')}\n`),
      );
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  await measure(values).catch(giveUp);
}
