/**
 * The core profile in a separate process, loaded once: runs the requested scenarios with one mutant active. A mutant in code that
 * runs while modules load is activated by the environment, in a new process.
 */
import { Writable } from 'node:stream';
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';

// The name that instrumented code looks for.
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
const fixed = process.env.__STRYKER_ACTIVE_MUTANT__;

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });
const environment = { stdout: silent(), stderr: silent(), env: { ...process.env, CUCUMBER_PUBLISH_QUIET: 'true' } };

const { runConfiguration } = await loadConfiguration(
  { file: 'cucumber.js', profiles: ['core'], provided: { format: [] } },
  environment,
);
const support = await loadSupport(runConfiguration, environment);
// Time is virtual: a scenario that takes seconds of real time will not end.
support.defaultTimeout = 20_000;
// Ends with the parent process.
process.on('disconnect', () => process.exit());
process.send({ ready: true });

process.on('message', async ({ tests, mutant, hitLimit, bail }) => {
  stryker.activeMutant = fixed ?? mutant;
  stryker.hitCount = hitLimit === undefined ? undefined : 0;
  stryker.hitLimit = hitLimit;
  const results = await run(tests, bail).catch((error) => ({ error: String(error?.stack ?? error) }));
  stryker.activeMutant = fixed;
  const tooOften = hitLimit !== undefined && stryker.hitCount > hitLimit;
  process.send({ results, tooOften, coverage: mutant === undefined ? stryker.mutantCoverage : undefined });
});

/** Without a list: all of them. */
async function run(scenarios, bail) {
  const pickles = new Map();
  const cases = new Map();
  const attempts = new Map();
  const results = [];
  const onMessage = (message) => {
    if (message.pickle) pickles.set(message.pickle.id, message.pickle);
    if (message.testCase) cases.set(message.testCase.id, message.testCase.pickleId);
    if (message.testCaseStarted) {
      const { id, testCaseId } = message.testCaseStarted;
      const pickle = pickles.get(cases.get(testCaseId));
      const test = { id: `${pickle.uri}:${lineOf(pickle)}`, name: pickle.name, file: pickle.uri, started: Date.now() };
      attempts.set(id, test);
      stryker.currentTestId = test.id;
    }
    if (message.testStepFinished) {
      const { testCaseStartedId, testStepResult } = message.testStepFinished;
      if (testStepResult.status !== 'PASSED' && testStepResult.status !== 'SKIPPED')
        attempts.get(testCaseStartedId).failure ??= testStepResult.message ?? testStepResult.status;
    }
    if (message.testCaseFinished) {
      const { started, ...test } = attempts.get(message.testCaseFinished.testCaseStartedId);
      results.push({ ...test, took: Date.now() - started });
      stryker.currentTestId = undefined;
    }
  };
  await runCucumber(
    {
      ...runConfiguration,
      support,
      sources: { ...runConfiguration.sources, ...(scenarios ? { paths: byFile(scenarios) } : {}) },
      runtime: { ...runConfiguration.runtime, failFast: bail, forceExit: false, parallel: 0 },
      formats: { stdout: 'summary', files: {}, publish: false, options: {} },
    },
    environment,
    onMessage,
  );
  return results;
}

/** Its first line; in an outline, the row of its example. */
function lineOf(pickle) {
  return pickle.location?.line ?? 0;
}

/** `a.feature:3`, `a.feature:9` as `a.feature:3:9`. */
function byFile(ids) {
  const lines = new Map();
  for (const id of ids) {
    const at = id.lastIndexOf(':');
    const file = id.slice(0, at);
    lines.set(file, [...(lines.get(file) ?? []), id.slice(at + 1)]);
  }
  return [...lines].map(([file, found]) => [file, ...found].join(':'));
}
