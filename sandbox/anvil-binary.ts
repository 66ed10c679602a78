/** The path of the EVM node's binary, in the package that npm installed for this platform. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PLATFORMS: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-amd64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-amd64',
  'win32-x64': 'win32-amd64',
};

/** The path of anvil. Throws an error with instructions if there is none for this machine. */
export function anvilBinary(machine = `${process.platform}-${process.arch}`): string {
  const platform = PLATFORMS[machine];
  if (platform === undefined) {
    throw new Error(
      `The sandbox's EVM node has no build for ${machine}. Builds exist for: ${Object.keys(PLATFORMS).join(', ')}.`,
    );
  }
  const name = `@foundry-rs/anvil-${platform}`;
  const require = createRequire(import.meta.url);
  try {
    const program = machine.startsWith('win32') ? 'anvil.exe' : 'anvil';
    const path = join(dirname(require.resolve(`${name}/package.json`)), 'bin', program);
    if (existsSync(path)) return path;
  } catch {
    // Not installed: reported below.
  }
  throw new Error(
    `The sandbox's EVM node is not installed: ${name} is missing. Run "npm ci" with optional dependencies.`,
  );
}
