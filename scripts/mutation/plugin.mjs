/** Stryker's plug-in: the test runner, and what is not mutated. */

import { readFileSync } from 'node:fs';
import { consoleWords } from './console-words.mjs';
import { Reach } from './reach.mjs';
import { TestRunner } from './test-runner.mjs';

function createRunner() {
  const sample = JSON.parse(readFileSync(process.env.MUTATION_SAMPLE, 'utf8'));
  return new TestRunner(new Set(sample), new Reach(`${process.env.MUTATION_SAMPLE}.reach`));
}
createRunner.inject = [];

const plugins = [
  { kind: 'TestRunner', name: 'units and scenarios', factory: createRunner },
  { kind: 'Ignore', name: 'console words', value: consoleWords },
];

// The name is Stryker's.
export { plugins as strykerPlugins };
