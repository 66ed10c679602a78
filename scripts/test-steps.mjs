/**
 * The steps of `npm test`: the ones that fail fastest come first, and steps that use a single core run in parallel. Steps with browsers,
 * services and nodes run alone: they depend on real time, which an overloaded machine would delay.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acceptanceReportFile, buildPages, lightFew, profiles, runProfile, standaloneFew } from './acceptance.mjs';
import { ensureBuilt } from './build.mjs';
import { runFrameworks } from './frameworks.mjs';
import { fileProgress, scenarioProgress } from './progress.mjs';
import { runPackage, runScript } from './run-command.mjs';
import { countCucumber, countVitest } from './step-counts.mjs';
import { runWays, waysOf } from './wagmi-ways.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The time limit of a step in minutes: several times what it takes on two cores. */
const LIMITS = {
  check: 6,
  size: 6,
  pages: 6,
  rules: 6,
  core: 15,
  standaloneFew: 6,
  standaloneCore: 15,
  frameworks: 20,
  unit: 40,
  sandbox: 20,
  lightFew: 6,
  wagmi: 20,
  browser: 30,
  standalone: 90,
  spec: 2,
};
/** The same in full runs, which skip no scenarios or apps. */
const LIMIT_OF_ALL = 90;

/**
 * @typedef {import('./side-by-side.mjs').Step & { log: string, minutes: number, count?: () => import('./step-counts.mjs').Counts,
 *   progress?: () => { done: number, total: number } | undefined }} TestStep
 */

/**
 * All but the last step, which reads the reports of these.
 * @param {number | undefined} seed selects the browser scenarios and the apps of other frameworks; undefined: all of them
 * @returns {readonly TestStep[]}
 */
export function testSteps(seed) {
  return [
    stepOf('check', (options) => runScript('check', [], options), { cores: 2 }),
    { ...stepOf('build', () => ensureBuilt({ quiet: true })), minutes: LIMITS.check },
    stepOf('pages', buildPagesOnce, { needs: ['build'] }),
    profileStep('core'),
    ...(seed === undefined ? [profileStep('standaloneCore')] : [profileStep(standaloneFew)]),
    frameworksStep(seed),
    vitestStep('rules', (options) => runUnit('rules', ['--project', 'rules', '--maxWorkers', '1'], options)),
    stepOf('size', (options) => runScript('size', [], options), { needs: ['build'] }),
    vitestStep('unit', (options) => runUnit('unit', ['--project', '!rules', '--maxWorkers', '3'], options), {
      cores: 2,
    }),
    profileStep('sandbox', { cores: 2, workers: 3 }),
    profileStep(lightFew, { cores: 2, workers: 3 }),
    wagmiStep(seed),
    profileStep('browser', { cores: 2, needs: ['build'] }, seed),
    ...(seed === undefined ? [profileStep('standalone', { cores: 2, needs: ['build'] })] : []),
  ];
}

/** For the tests of the secure site, and for the browser. Otherwise each would build its own. */
async function buildPagesOnce() {
  process.env.BUILT_PAGES = await buildPages(true, true);
}

/** @returns {TestStep} */
export function lastStep() {
  return stepOf('spec', (options) => runScript('spec', [], options));
}

function stepOf(name, run, rest = {}) {
  const options = { log: `reports/logs/${name}.log`, minutes: LIMITS[name] };
  return { name, ...options, run: () => run(options), ...rest };
}

function vitestStep(name, run, rest = {}) {
  return stepOf(name, run, {
    count: () => countVitest(root, `reports/${name}.json`),
    progress: fileProgress(join(root, `reports/progress/${name}.json`)),
    ...rest,
  });
}

function frameworksStep(seed) {
  const minutes = seed === undefined ? LIMIT_OF_ALL : LIMITS.frameworks;
  const run = (options) => runFrameworks([], { ...options, minutes, seed });
  return { ...vitestStep('frameworks', run, { cores: 2, needs: ['build'] }), minutes };
}

function runUnit(name, args, options) {
  return runPackage('vitest', ['run', ...args], { ...options, env: { REPORT: name } });
}

function profileStep(profile, { workers, ...rest } = {}, seed = undefined) {
  const file = acceptanceReportFile(profile);
  const minutes = profile === 'browser' && seed === undefined ? LIMIT_OF_ALL : LIMITS[profile];
  return {
    ...stepOf(profile, (options) => runProfile(profile, [], { ...options, minutes, seed, workers }), {
      count: () => countCucumber(root, file),
      progress: scenarioProgress(join(root, file)),
      ...rest,
    }),
    minutes,
  };
}

/** The session features in the sandbox again, on pages with wagmi. */
function wagmiStep(seed) {
  const ways = waysOf(seed);
  return stepOf('wagmi', (options) => runWays(ways, { ...options, workers: 2 }), {
    needs: ['sandbox'],
    count: () => addCounts(ways.map((way) => countCucumber(root, acceptanceReportFile(way)))),
  });
}

function addCounts(all) {
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  const problem = all.find((counts) => counts.problem)?.problem;
  const failures = all.flatMap((counts) => counts.failures);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures,
    ...(problem && { problem }),
  };
}

/** Whether all steps that reports/scenarios.md is generated from have run. */
export function hasAllProfiles(names) {
  return profiles.every((profile) => names.includes(profile));
}
