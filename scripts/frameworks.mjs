/**
 * `npm run test:frameworks`: the package as it would be published, installed into fresh apps (Vite with React 18, Next with
 * React 19, a plain HTML page, apps on wagmi 2 and 3, and those of sandbox/hosts/frameworks/), built there, rendered on a server, and
 * used in Chromium. Needs the npm registry.
 */
import { fileURLToPath } from 'node:url';
import { ensureChromium, ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { giveUp, runPackage } from './run-command.mjs';

/**
 * Rejects when a test fails. Leaves its counts in reports/frameworks.json. With a `log` it prints nothing; a `seed` selects
 * the apps of sandbox/hosts/frameworks/ for this run.
 */
export async function runFrameworks(extra = [], { minutes = 120, log, seed } = {}) {
  await ensureBuilt({ quiet: log !== undefined });
  await runPackage('vitest', ['run', '--config', 'sandbox/hosts/vitest.config.ts', ...extra], {
    env: { REPORT: 'frameworks', CHROME_PATH: await ensureChromium(), FRAMEWORKS_SEED: `${seed ?? ''}` },
    minutes,
    log,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  await runFrameworks(process.argv.slice(2)).catch(giveUp);
}
