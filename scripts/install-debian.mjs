/** Debian's packages, for tests that need more than Node and Chromium. */
import { onPath, run } from './bootstrap.mjs';

/** Installs them if this is allowed to; otherwise says how to. Does nothing for an empty list. */
export async function installDebian(wanted) {
  if (wanted.length === 0) return;
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return give(wanted);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing Debian’s ${wanted.join(' and ')} …`);
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...wanted], { env });
  // First without updating the package lists.
  if ((await install()) === 0) return;
  if ((await run('apt-get', ['update'], { env })) !== 0 || (await install()) !== 0) give(wanted);
}

function give(wanted) {
  console.error(`${wanted.join(' and ')} could not be installed. On Debian: sudo apt-get install ${wanted.join(' ')}`);
}
