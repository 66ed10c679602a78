/** Which tests come to which file: kept by the process that looks, for those that run the mutants. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export class Reach {
  #file;
  #mutants;

  constructor(file) {
    this.#file = file;
  }

  /** `coverage`: of each test the mutants it comes to, by their ids. */
  keep(coverage) {
    const mutants = Object.entries(coverage).map(([test, hits]) => [test, Object.keys(hits)]);
    writeFileSync(this.#file, JSON.stringify(mutants));
  }

  /** `undefined`: not known, as of a file where everything runs when it is loaded. */
  testsOf(instrumentedFile) {
    this.#mutants ??= existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : [];
    const own = new Set();
    for (const [, id] of readFileSync(instrumentedFile, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) own.add(id);
    const tests = this.#mutants.filter(([, ids]) => ids.some((id) => own.has(id))).map(([test]) => test);
    return tests.length > 0 ? tests : undefined;
  }
}
