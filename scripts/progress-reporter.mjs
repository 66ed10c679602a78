/** For vitest's `reporters`: notes how many test files are done, where scripts/progress.mjs reads it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export class ProgressReporter {
  #file;
  #done = 0;
  #total = 0;

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
  }

  onTestRunStart(specifications) {
    this.#total = specifications.length;
    this.#note();
  }

  onTestModuleEnd() {
    this.#done += 1;
    this.#note();
  }

  #note() {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ done: this.#done, total: this.#total }));
  }
}
