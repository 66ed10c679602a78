/**
 * `npm run bench`: compares a bare React page, the smallest page that connects a wallet, and Porthole's page. `--
 * --rounds 7`; `-- --quick`: one round; `-- --strict`: fails on timing as well; `-- --profile`: shows where time goes;
 * `-- --calls`: counts function calls; `-- --trace`: records traces of the interactions and draws them; `-- --keep`: keeps the comparison in bench/results with the commit.
 * Single parts: `-- --pages` (the comparison), `-- --directory` (wallet directory), `-- --login` (embedded wallet), `-- --kinds` (pages of each
 * namespace), `-- --rpc` (requests to a node), `-- --growth` (cost of more tokens, networks, accounts and modals; `--of
 * networks`: of one of them), `-- --memory` (what 1,000 openings and 200 connections leave behind), `-- --secure-site`
 * (the secure site under load: `--minutes 10 --frames 2000 --logins 200`; needs PostgreSQL and Redis).
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureDatabases } from './ensure-databases.mjs';
import { giveUp } from './run-command.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    quick: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    directory: { type: 'boolean', default: false },
    login: { type: 'boolean', default: false },
    kinds: { type: 'boolean', default: false },
    rpc: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    of: { type: 'string' },
    profile: { type: 'boolean', default: false },
    calls: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    'secure-site': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    frames: { type: 'string', default: '2000' },
    logins: { type: 'string', default: '200' },
  },
});
await ensureInstalled();
await ensureBuilt().catch(giveUp);
const { register } = await import('tsx/esm/api');
register();
if (values['secure-site']) {
  await ensureDatabases();
  const { siteLoad } = await import('../bench/site-load/site-load.ts');
  const [minutes, frames, loginsAMinute] = [values.minutes, values.frames, values.logins].map(Number);
  process.exit(await siteLoad({ minutes, frames, loginsAMinute }).catch(giveUp));
}
const { bench } = await import('../bench/bench.ts');
const rounds = values.quick ? 1 : Math.max(1, Number.parseInt(values.rounds, 10) || 7);
process.exitCode = await bench({ ...values, rounds }).catch(giveUp);
