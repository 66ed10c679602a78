/** PostgreSQL and Redis for the tests of the secure site: installed ones, else Debian's packages, which are installed. */
import { readdirSync } from 'node:fs';
import { onPath, run } from './bootstrap.mjs';

const DEBIANS_POSTGRES = '/usr/lib/postgresql';

/** Without them, the tests that need them are skipped with a message; with CI in the environment they fail. */
export async function ensureDatabases() {
  const wanted = [
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(onPath('redis-server') === undefined ? ['redis-server'] : []),
  ];
  if (wanted.length === 0) return;
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return give(wanted);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing Debian’s ${wanted.join(' and ')} …`);
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...wanted], { env });
  // First without updating the package lists.
  if ((await install()) === 0) return;
  if ((await run('apt-get', ['update'], { env })) !== 0 || (await install()) !== 0) give(wanted);
}

function hasPostgres() {
  if (onPath('initdb') !== undefined) return true;
  try {
    return readdirSync(DEBIANS_POSTGRES).some((version) =>
      readdirSync(`${DEBIANS_POSTGRES}/${version}/bin`).includes('initdb'),
    );
  } catch {
    return false;
  }
}

function give(wanted) {
  console.error(`${wanted.join(' and ')} could not be installed. On Debian: sudo apt-get install ${wanted.join(' ')}`);
}
