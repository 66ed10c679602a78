/** Stryker's test runner: the unit tests of the core, and each scenario of the core profile as a test. */
import { mutantKey, NOT_SAMPLED } from './mutant-key.mjs';
import { TestProcess } from './test-process.mjs';

const UNITS_ALONE = process.env.MUTATION_UNITS_ALONE === 'true';

export class TestRunner {
  #sample;
  #reach;
  #units = new TestProcess('./units.mjs', ['tsx', './collecting.mjs']);
  /** As `npm run test:acceptance` starts it. */
  #scenarios = new TestProcess('./scenarios.mjs', ['tsx']);

  constructor(sample, reach) {
    this.#reach = reach;
    this.#sample = sample;
  }

  /** Mutants in code that runs while modules load need a new process. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Loading does not count towards the time of a mutant. */
  async init() {
    await this.#units.load();
    if (!UNITS_ALONE) await this.#scenarios.load();
  }

  async dryRun({ timeout }) {
    const units = await this.#units.run({ bail: false }, timeout);
    if (!units) return { status: 'timeout' };
    const scenarios = UNITS_ALONE ? undefined : await this.#scenarios.run({ bail: false }, timeout);
    if (!UNITS_ALONE && !scenarios) return { status: 'timeout' };
    const perTest = { ...units.coverage?.perTest, ...scenarios?.coverage?.perTest };
    const results = [...units.results, ...(scenarios?.results ?? [])];
    this.#reach.keep(perTest, results);
    return {
      status: 'complete',
      tests: results.map(testResult),
      mutantCoverage: { static: { ...units.coverage?.static, ...scenarios?.coverage?.static }, perTest },
    };
  }

  /** Runs the scenarios for mutants that survive the unit tests, because scenarios take longer. */
  async mutantRun(options) {
    if (!this.#sample.has(mutantKey(options.activeMutant))) return { status: 'error', errorMessage: NOT_SAMPLED };
    // A mutant in code that runs while its module loads can only be detected by tests that reach the same file.
    const reaching = options.testFilter ?? this.#reach.testsOf(options.sandboxFileName);
    const filter = reaching && this.#reach.quickestFirst(reaching);
    const asked = [[this.#units, filter?.filter((id) => !isScenario(id))]];
    if (!UNITS_ALONE) asked.push([this.#scenarios, filter?.filter(isScenario)]);
    let nrOfTests = 0;
    for (const [tests, ids] of asked) {
      if (ids?.length === 0) continue;
      const result = await this.#judged(tests, ids, options);
      if (result.status !== 'survived') return result;
      nrOfTests += result.nrOfTests;
    }
    return { status: 'survived', nrOfTests };
  }

  dispose() {
    this.#units.end();
    this.#scenarios.end();
  }

  async #judged(tests, ids, { activeMutant, mutantActivation, hitLimit, timeout }) {
    const question = { tests: ids, mutant: activeMutant.id, hitLimit, bail: true };
    if (mutantActivation === 'static') {
      const own = tests.withMutant(activeMutant.id);
      try {
        // A test that reads a constant reaches no mutant other than that constant.
        return await this.#verdict(own, { ...question, whole: true }, timeout);
      } catch {
        const failureMessage = 'The core does not load.';
        return { status: 'killed', killedBy: (ids ?? ['all']).slice(0, 1), failureMessage, nrOfTests: 1 };
      } finally {
        own.end();
      }
    }
    const verdict = await this.#verdict(tests, question, timeout);
    if (verdict.status !== 'killed') return verdict;
    // The tests share a process: the state that one mutant leaves behind must not fail the tests of the next one.
    const again = await tests.run({ tests: verdict.killedBy, bail: true }, timeout);
    if (again && !again.results.some(({ failure }) => failure)) return verdict;
    tests.end();
    return this.#verdict(tests, question, timeout);
  }

  async #verdict(tests, question, timeout) {
    const answer = await tests.run(question, timeout);
    if (!answer || answer.tooOften) return { status: 'timeout' };
    const failed = answer.results.find(({ failure }) => failure);
    const nrOfTests = answer.results.length;
    if (!failed) return { status: 'survived', nrOfTests };
    return { status: 'killed', killedBy: [failed.id], failureMessage: failed.failure, nrOfTests };
  }
}

function isScenario(id) {
  return id.startsWith('features/');
}

function testResult({ id, name, file, took, failure }) {
  const test = { id, name, fileName: file, timeSpentMs: took };
  return failure ? { ...test, status: 1, failureMessage: failure } : { ...test, status: 0 };
}
