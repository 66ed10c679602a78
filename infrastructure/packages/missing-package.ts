/** Optional peers: a dapp installs those of the entries it imports. Loaded once an import has failed. */
import { Failure } from '../../domain/failure/failure.js';
import { consoleLog } from '../browser/console-log.js';

/** What to install for each: the package, in the range of `peerDependencies`, and the packages it requires. */
export const INSTALLED_BY: Readonly<Record<string, string>> = {
  viem: 'viem@2',
  '@walletconnect/universal-provider': '@walletconnect/universal-provider@2.21.8 @walletconnect/core@2.21.8',
  '@walletconnect/core': '@walletconnect/universal-provider@2.21.8 @walletconnect/core@2.21.8',
  '@solana/web3.js': '@solana/web3.js@1',
  '@scure/btc-signer': '@scure/btc-signer@2',
  '@scure/sr25519': '@scure/sr25519@2',
};

const said = new Set<string>();

/**
 * The failure after a failed import. If a package is missing or lacks an export: `invalid-options`, with the command to
 * install it in the message and once in the console; `data.package` and `data.install` are the name and the command.
 * Otherwise `cause`, unchanged.
 */
export function failMissing(cause: unknown): never {
  const name = missingName(cause);
  if (name === undefined) throw cause;
  const install = `npm install ${INSTALLED_BY[name]}`;
  const message = `The package "${name}" is not installed, or not in a version that fits. It is needed here: ${install}`;
  if (!said.has(name)) consoleLog('error', message);
  said.add(name);
  throw new Failure('invalid-options', message, { cause, data: { package: name, install } });
}

/**
 * Runtimes and bundlers word this error differently, but all quote the import: `Cannot find package 'viem'`,
 * `Failed to resolve module specifier "viem/ens"`, `The specifier “viem” was a bare specifier`. File URLs are not quoted that way.
 */
function missingName(cause: unknown): string | undefined {
  const text = cause instanceof Error ? cause.message : '';
  const quoted = [...text.matchAll(/['"“`]([^'"”`\s]+)['"”`]/g)].map(([, name]) => name ?? '');
  return Object.keys(INSTALLED_BY).find((name) => quoted.some((each) => each === name || each.startsWith(`${name}/`)));
}
