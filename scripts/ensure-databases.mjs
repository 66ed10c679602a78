/** PostgreSQL and Redis for the tests of the secure site: installed ones, else Debian's packages, which are installed. */
import { readdirSync } from 'node:fs';
import { onPath } from './bootstrap.mjs';
import { installDebian } from './install-debian.mjs';

const DEBIANS_POSTGRES = '/usr/lib/postgresql';

/** Without them, the tests that need them are skipped with a message; with CI in the environment they fail. */
export function ensureDatabases() {
  return installDebian([
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(onPath('redis-server') === undefined ? ['redis-server'] : []),
  ]);
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
