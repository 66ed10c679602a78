/**
 * `npm test`: all checks, from a bare clone, but only a third of the scenarios that run in all three profiles runs in the browser
 * (another third each day, or the one of `SEED=20780`); `npm run test:all` runs all of them. Installs what is missing, runs every
 * step even after one has failed, up to two in parallel, and reports its progress once a minute.
 *
 * Ends with the failures, one line per step, and one line of counts: vitest tests (ours, and those of the package in third-party
 * apps) and Gherkin scenarios. A failed step without counts (a broken build, an exceeded size limit) counts as
 * one failure, so that the last line never reports success for a failed run. The output of each step is in reports/logs/.
 * `ONLY=check,build,core` runs only these steps.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeScenarioReport } from './acceptance.mjs';
import { ensureChromium, ensureInstalled } from './bootstrap.mjs';
import { seedOf } from './browser-share.mjs';
import { ensureDatabases } from './ensure-databases.mjs';
import { listFailures } from './failures.mjs';
import { duration, progressLine } from './progress.mjs';
import { giveUp } from './run-command.mjs';
import { showTail } from './show-tail.mjs';
import { sideBySide } from './side-by-side.mjs';
import { NOTHING } from './step-counts.mjs';
import { hasAllProfiles, lastStep, testSteps } from './test-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const MINUTE = 60_000;

const begun = performance.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const failures = [];
/** The running steps, with their start times. */
const running = new Map();

await main().catch(giveUp);

async function main() {
  const seed = process.argv.includes('--all') ? undefined : seedOf(process.env.SEED);
  await ensureInstalled();
  await ensureChromium();
  await ensureDatabases();
  rmSync(join(root, 'reports'), { recursive: true, force: true });
  if (seed !== undefined)
    console.log(
      `In the browser: all that needs one, and a third of the rest; two of the apps on other frameworks (SEED=${seed})`,
    );
  const only = process.env.ONLY?.split(',');
  const isWanted = ({ name }) => !only || only.includes(name);
  const steps = testSteps(seed).filter(isWanted);
  const last = [lastStep()].filter(isWanted);
  const waiting = [...steps, ...last];

  const minute = setInterval(() => sayHowFar(waiting), MINUTE);
  const onStart = (step) => {
    waiting.splice(waiting.indexOf(step), 1);
    running.set(step, performance.now());
    console.log(`── ${step.name}`);
  };
  const onEnd = (ended) => {
    if (ended.without !== undefined) waiting.splice(waiting.indexOf(ended.step), 1);
    running.delete(ended.step);
    take(ended);
  };
  await sideBySide(steps, { onStart, onEnd });
  await sideBySide(last, { onStart, onEnd });
  clearInterval(minute);

  console.log(`\n${[...failures, summary.join('\n')].join('\n\n')}\n`);
  if (hasAllProfiles(steps.map(({ name }) => name))) sayWhatWasMet(seed);
  console.log(`${duration((performance.now() - begun) / 1000)} in all`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** Adds the counts of a step that has ended, and reports its result. */
function take({ step, seconds, failure, without }) {
  const counts = without === undefined ? countsOf(step) : { ...NOTHING, problem: `not run without ${without}` };
  const problem = failure?.message ?? counts.problem;
  failures.push(...listFailures(step.name, counts.failures));
  const failed = problem !== undefined && counts.failed === 0 ? 1 : counts.failed;
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  total.failed += failed;
  const figures = counts.passed + failed + counts.skipped === 0 ? '' : ` ${counts.passed} passed, ${failed} failed`;
  const line = `${failed === 0 ? '✓' : '✗'} ${step.name}:${figures} (${seconds.toFixed(1)} s)${problem ? ` ${problem}` : ''}`;
  summary.push(line);
  if (failed > 0) showTail(root, step.log);
  console.log(line);
}

/** A report that cannot be read counts as a failure, too. */
function countsOf({ count = () => NOTHING }) {
  try {
    return count();
  } catch (failure) {
    return { ...NOTHING, problem: failure.message };
  }
}

function sayHowFar(waiting) {
  const now = performance.now();
  const each = [...running].map(([{ name, progress }, since]) => ({
    name,
    seconds: (now - since) / 1000,
    of: progress?.(),
  }));
  const left = waiting.map(({ name }) => name);
  console.log(progressLine(each, left, (now - begun) / 1000));
}

function sayWhatWasMet(seed) {
  try {
    console.log(writeScenarioReport(seed));
  } catch (failure) {
    console.log(`reports/scenarios.md could not be written: ${failure.message}`);
  }
}
