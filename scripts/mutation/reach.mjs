/** Which tests reach which file, and how long each takes: recorded by the process of the dry run, for those that run the mutants. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export class Reach {
  #file;
  #kept;

  constructor(file) {
    this.#file = file;
  }

  /** `coverage`: the ids of the mutants that each test reaches. */
  keep(coverage, results) {
    const mutants = Object.entries(coverage).map(([test, hits]) => [test, Object.keys(hits)]);
    const took = Object.fromEntries(results.map(({ id, took }) => [id, took]));
    writeFileSync(this.#file, JSON.stringify({ mutants, took }));
  }

  /** The fastest tests first: they detect most mutants before the others start. */
  quickestFirst(tests) {
    const { took } = this.#read();
    return tests.toSorted((one, other) => (took[one] ?? 0) - (took[other] ?? 0));
  }

  /** `undefined`: unknown, for example for a file whose code all runs when it is loaded. */
  testsOf(instrumentedFile) {
    const { mutants } = this.#read();
    const own = new Set();
    for (const [, id] of readFileSync(instrumentedFile, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) own.add(id);
    const tests = mutants.filter(([, ids]) => ids.some((id) => own.has(id))).map(([test]) => test);
    return tests.length > 0 ? tests : undefined;
  }

  #read() {
    this.#kept ??= existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : { mutants: [], took: {} };
    return this.#kept;
  }
}
