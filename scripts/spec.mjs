/**
 * `npm run spec`: the evidence for each clause of the specification in the last full acceptance run. Exits with 1 if a row of
 * features/requirements.md claims more than was shown. `-- --update` adds further evidence to the rows.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profiles } from './acceptance.mjs';
import { readAcceptanceReport } from './acceptance-report.mjs';
import { bySection, clauseIds, judgeCoverage, readRequirements, shownKinds, writeClaims } from './spec-coverage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tableFile = join(root, 'features/requirements.md');

const problems = [];
const runs = Object.fromEntries(profiles.map((profile) => [profile, scenariosOf(profile)]));
const markdown = readFileSync(tableFile, 'utf8');
const table = readRequirements(markdown);
const run = shownKinds(runs);
const { testable, counts, more, problems: wrong } = judgeCoverage(table.shownBy, run.shown);
problems.push(...table.problems, ...run.problems, ...wrong);

print();
/** Only adds to rows. Remove a kind by hand, with the reason in the commit. */
if (process.argv.includes('--update')) writeFileSync(tableFile, writeClaims(markdown, more));
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The scenarios of a profile's last full run. */
function scenariosOf(profile) {
  const file = join(root, `reports/acceptance-${profile}.ndjson`);
  if (!existsSync(file)) {
    problems.push(`There is no report of profile ${profile}: run npm run test:acceptance first.`);
    return [];
  }
  const report = readAcceptanceReport(readFileSync(file, 'utf8'));
  if (!report.complete) problems.push(`The run of profile ${profile} broke off: its report is not whole.`);
  const when = statSync(file).mtime.toISOString().slice(0, 16).replace('T', ' ');
  console.log(`${profile}: ${report.scenarios.length} scenarios, run ${when} UTC`);
  return report.scenarios;
}

function print() {
  const shown = testable.filter((id) => run.shown.get(id).length > 0);
  const silent = clauseIds.length - testable.length;
  console.log(`\nShown ${shown.length} of ${testable.length} testable clauses (${silent} more are not testable), by\n`);
  for (const [kind, ids] of counts) console.log(`${String(ids.length).padStart(4)}  ${kind}`);
  const narrow = shown.filter((id) => run.shown.get(id).every((kind) => kind === 'rules' || kind === 'message layer'));
  if (narrow.length > 0) console.log(`\nBy nothing that is real: ${narrow.join(' ')}`);
  for (const [section, ids] of bySection(testable.filter((id) => !shown.includes(id))))
    if (ids.length > 0) console.log(`\nNot shown, of ${section}: ${ids.join(' ')}`);
  if (more.size > 0)
    console.log(
      `\nShown by more than their rows say; keep with npm run spec -- --update: ${[...more.keys()].join(' ')}`,
    );
}
