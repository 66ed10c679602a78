/**
 * `npm run spec`: which clauses of the specification the last whole acceptance run showed. Exit 1 when one that an
 * earlier commit covered (features/covered.json) is not covered any more. `-- --update` adds the newly covered ones.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profiles } from './acceptance.mjs';
import { readAcceptanceReport } from './acceptance-report.mjs';
import { runPackage } from './run-command.mjs';
import { bySection, clauseIds, coveredClauses, judgeCoverage, readRequirements } from './spec-coverage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const baselineFile = join(root, 'features/covered.json');

const problems = [];
const scenarios = profiles.flatMap((profile) => scenariosOf(profile));
const table = readRequirements(readFileSync(join(root, 'features/requirements.md'), 'utf8'));
const baseline = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : [];
const run = coveredClauses(scenarios);
const verdict = judgeCoverage(table.shownBy, run.covered, baseline);
problems.push(...table.problems, ...run.problems, ...verdict.problems);

print();
if (process.argv.includes('--update')) await update();
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** What ran in a profile's last whole run. */
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
  const { testable, covered, uncovered, promised, early } = verdict;
  const silent = clauseIds.length - testable.length;
  console.log(
    `\nCovered ${covered.length} of ${testable.length} testable clauses (${silent} more are not testable).\n`,
  );
  const left = new Map(bySection(uncovered));
  const done = new Map(bySection(covered));
  for (const [section, ids] of bySection(testable)) {
    const open = left.get(section);
    const list = open.length === 0 ? 'all covered' : `uncovered: ${open.join(' ')}`;
    console.log(`${section} ${`${done.get(section).length}/${ids.length}`.padStart(6)}  ${list}`);
  }
  if (promised.length > 0) console.log(`\nTheir row says 'scenario', but none showed them: ${promised.join(' ')}`);
  if (early.length > 0) console.log(`\nTheir row names a later part, but a scenario shows them: ${early.join(' ')}`);
  if (verdict.newlyCovered.length > 0) {
    console.log(`\nNewly covered; keep with npm run spec -- --update: ${verdict.newlyCovered.join(' ')}`);
  }
}

/** The baseline only grows here. Taking a clause out is an edit by hand, with the reason in its commit. */
async function update() {
  const kept = new Set([...baseline, ...verdict.covered]);
  writeFileSync(baselineFile, JSON.stringify(clauseIds.filter((id) => kept.has(id))));
  await runPackage('@biomejs/biome', ['format', '--write', baselineFile], { command: 'biome', quiet: true });
}
