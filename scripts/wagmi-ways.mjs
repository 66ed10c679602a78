/**
 * `npm run test:wagmi`: the features of the session on pages with wagmi, with the modal as wagmi's connector (`as`) and
 * over wagmi's connectors (`over`), on wagmi 2 and 3. The events of each have to equal those of the modal without wagmi
 * in the last full sandbox run; if there is none, that runs first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { acceptanceReportFile, runProfile, wagmiWays } from './acceptance.mjs';
import { readAcceptanceReport } from './acceptance-report.mjs';
import { ensureInstalled } from './bootstrap.mjs';
import { giveUp } from './run-command.mjs';
import { compareEvents } from './same-events.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each way on one line of wagmi, taking turns by the day; all of them without a seed. */
export function waysOf(seed) {
  return seed === undefined ? wagmiWays : seed % 2 === 0 ? wagmiWays.slice(0, 2) : wagmiWays.slice(2);
}

/**
 * Runs one way after another. Fails if a scenario fails, or if its events differ from those of the modal alone.
 * @param {readonly string[]} ways
 * @param {{ workers?: number, minutes?: number, log?: string }} [options]
 */
export async function runWays(ways, options = {}) {
  for (const way of ways) {
    await runProfile(way, [], options);
    const { compared, differences } = compareEvents(scenariosOf('sandbox'), scenariosOf(way));
    if (compared === 0) throw new Error(`${way}: no scenario to compare with the modal alone`);
    if (differences.length > 0)
      throw new Error(`${way}: other events than those of the modal alone\n${differences.join('\n')}`);
    if (options.log === undefined)
      console.log(`${way}: the events of ${compared} scenarios are those of the modal alone`);
  }
}

function scenariosOf(profile) {
  return readAcceptanceReport(readFileSync(join(root, acceptanceReportFile(profile)), 'utf8')).scenarios;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main().catch(giveUp);

async function main() {
  await ensureInstalled();
  if (!existsSync(join(root, acceptanceReportFile('sandbox')))) await runProfile('sandbox');
  await runWays(wagmiWays);
}
