/** Exceptions from our rules for the lockfile, with reasons. A test fails for everything else. */

/** The platforms on which this repository has to work from a bare clone. */
export const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

/** Native tools without a build for one of them. */
export const withoutPlatform = {
  'litesvm on win32-x64':
    'It is published for Linux and macOS alone. On Windows, work in WSL; the package itself needs nothing native.',
};

/** Listed without a checksum, because a registry may not have them: npm installs what it gets for its own platform. */
export const withoutChecksum = [
  'litesvm-darwin-arm64',
  'litesvm-darwin-x64',
  'litesvm-linux-arm64-gnu',
  'litesvm-linux-arm64-musl',
  'litesvm-linux-x64-musl',
];

/** Packages that a dapp may get with this one or its peers, and whose declared licence is not OSI-approved and permissive. */
export const otherLicences = {
  'rpc-websockets': 'LGPL-3.0-only. Comes with @solana/web3.js, an optional peer: with Solana networks alone.',
  eyes: 'MIT by its LICENSE; its package.json has the old field. Comes with @solana/web3.js.',
  'text-encoding-utf-8': 'Unlicense by its LICENSE.md; its package.json says nothing. Comes with @solana/web3.js.',
};

/** Packages that run install scripts in dapps. */
export const installScripts = {
  bufferutil: 'Optional and native, built where a compiler is. Comes with @solana/web3.js.',
  'utf-8-validate': 'Likewise.',
};
