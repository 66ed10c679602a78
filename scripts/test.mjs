/**
 * `npm test`: everything, from a bare clone. Installs what is missing, runs every step even after one has failed, and ends
 * with what failed, a line a step and one line of counts: vitest tests (ours, and those of the package in other people's
 * apps) and Gherkin scenarios. A failed step that has no count of its own (a broken build, a size past its limit) counts as
 * one failure, so that the last line never looks green over a red run.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profiles, runProfile } from './acceptance.mjs';
import { countScenarios, readAcceptanceReport } from './acceptance-report.mjs';
import { ensureChromium, ensureInstalled } from './bootstrap.mjs';
import { failedScenarios, failedTests, listFailures } from './failures.mjs';
import { runFrameworks } from './frameworks.mjs';
import { runPackage, runScript } from './run-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const failures = [];

await ensureInstalled();
await ensureChromium();
rmSync(join(root, 'reports'), { recursive: true, force: true });

await step('check', () => runScript('check'));
await step('build', () => runScript('build'));
await step('size', () => runScript('size'));
await step('unit', () => runPackage('vitest', ['run'], { env: { REPORT: '1' } }), countVitest('unit'));
for (const profile of profiles) {
  await step(
    `acceptance, ${profile}`,
    () => runProfile(profile),
    () => countProfile(profile),
  );
}
await step('frameworks', () => runFrameworks(), countVitest('frameworks'));
await step('spec', () => runScript('spec'));

console.log(`\n${[...failures, summary.join('\n')].join('\n\n')}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs one step and adds its counts; `count` reads them from the report that the step wrote. */
async function step(name, work, count = () => ({ passed: 0, failed: 0, skipped: 0 })) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  let problem;
  await work().catch((failure) => {
    problem = failure.message;
  });
  const counts = readCounts(count);
  problem ??= counts.problem;
  failures.push(...listFailures(name, counts.failures ?? []));
  const failed = problem !== undefined && counts.failed === 0 ? 1 : counts.failed;
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  total.failed += failed;
  const figures = counts.passed + failed + counts.skipped === 0 ? '' : ` ${counts.passed} passed, ${failed} failed`;
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  summary.push(`${failed === 0 ? '✓' : '✗'} ${name}:${figures} (${time})${problem ? ` ${problem}` : ''}`);
}

function readCounts(count) {
  try {
    return count();
  } catch (failure) {
    return { passed: 0, failed: 0, skipped: 0, problem: failure.message };
  }
}

function countVitest(name) {
  return () => {
    const report = JSON.parse(readFileSync(join(root, `reports/${name}.json`), 'utf8'));
    const counts = {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: failedTests(report, root),
    };
    return counts.passed === 0 ? { ...counts, problem: 'no test ran' } : counts;
  };
}

function countProfile(profile) {
  const file = join(root, `reports/acceptance-${profile}.ndjson`);
  if (!existsSync(file)) throw new Error('no report was written');
  const report = readAcceptanceReport(readFileSync(file, 'utf8'));
  const counts = { ...countScenarios(report.scenarios), failures: failedScenarios(report.scenarios) };
  if (!report.complete) return { ...counts, problem: 'the run broke off' };
  return report.scenarios.length === 0 ? { ...counts, problem: 'no scenario ran' } : counts;
}
