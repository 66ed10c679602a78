/** Stryker's test runner: the unit tests by its own runner for vitest, and each scenario of the core profile as a test. */
import { mutantKey, NOT_SAMPLED } from './mutant-key.mjs';
import { ScenarioProcess } from './scenario-process.mjs';

/** Up to so many scenarios run before the unit tests: they cost milliseconds each, vitest half a second to begin. */
const FEW = 150;
const UNITS_ALONE = process.env.MUTATION_UNITS !== undefined;

export class TestRunner {
  #units;
  #sample;
  #reach;
  #scenarios = new ScenarioProcess();

  constructor(units, sample, reach) {
    this.#units = units;
    this.#reach = reach;
    this.#sample = sample;
  }

  /** Each run of vitest begins in a new worker, and the scenarios of such a mutant in a new process. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    await this.#units.init();
    // Loading counts for no mutant's time.
    if (!UNITS_ALONE) await this.#scenarios.load();
  }

  async dryRun(options) {
    const units = await this.#units.dryRun(options);
    if (units.status !== 'complete' || UNITS_ALONE) {
      if (units.mutantCoverage) this.#reach.keep(units.mutantCoverage.perTest);
      return units;
    }
    const { results, coverage } = await this.#scenarios.run({ bail: false }, options.timeout);
    const perTest = { ...units.mutantCoverage?.perTest, ...coverage?.perTest };
    this.#reach.keep(perTest);
    return {
      status: 'complete',
      tests: [...units.tests, ...results.map(testResult)],
      mutantCoverage: { static: { ...units.mutantCoverage?.static, ...coverage?.static }, perTest },
    };
  }

  async mutantRun(options) {
    if (!this.#sample.has(mutantKey(options.activeMutant))) return { status: 'error', errorMessage: NOT_SAMPLED };
    // What runs while its module loads is noticed, if at all, by tests that come to the same file.
    const filter = options.testFilter ?? this.#reach.testsOf(options.sandboxFileName);
    const scenarios = filter?.filter(isScenario);
    const units = filter?.filter((id) => !isScenario(id));
    const runs = [
      ...(UNITS_ALONE || scenarios?.length === 0 ? [] : [() => this.#runScenarios(scenarios, options)]),
      ...(units?.length === 0 ? [] : [() => this.#units.mutantRun({ ...options, testFilter: units })]),
    ];
    if (scenarios === undefined || scenarios.length > FEW) runs.reverse();
    let nrOfTests = 0;
    for (const run of runs) {
      const result = await run();
      if (result.status !== 'survived') return result;
      nrOfTests += result.nrOfTests;
    }
    return { status: 'survived', nrOfTests };
  }

  async dispose() {
    this.#scenarios.end();
    await this.#units.dispose();
  }

  async #runScenarios(scenarios, { activeMutant, mutantActivation, hitLimit, timeout }) {
    if (mutantActivation === 'static') {
      const own = new ScenarioProcess(activeMutant.id);
      try {
        return await this.#verdict(own, { scenarios, mutant: activeMutant.id, hitLimit, bail: true }, timeout);
      } catch {
        return {
          status: 'killed',
          killedBy: (scenarios ?? ['features']).slice(0, 1),
          failureMessage: 'The core does not load.',
          nrOfTests: 1,
        };
      } finally {
        own.end();
      }
    }
    const question = { scenarios, mutant: activeMutant.id, hitLimit, bail: true };
    const verdict = await this.#verdict(this.#scenarios, question, timeout);
    if (verdict.status !== 'killed') return verdict;
    // The scenarios share a process: what a mutant leaves behind must not kill the next one.
    const again = await this.#scenarios.run({ scenarios: verdict.killedBy, bail: true }, timeout);
    if (again && !again.results.some(({ failure }) => failure)) return verdict;
    this.#scenarios.end();
    return this.#verdict(this.#scenarios, question, timeout);
  }

  async #verdict(process, question, timeout) {
    const answer = await process.run(question, timeout);
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
