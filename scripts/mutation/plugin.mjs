/** What Stryker loads: how the tests run, and what is no mutant. */

import { readFileSync } from 'node:fs';
import { strykerPlugins } from '@stryker-mutator/vitest-runner';
import { consoleWords } from './console-words.mjs';
import { Reach } from './reach.mjs';
import { TestRunner } from './test-runner.mjs';

const [vitest] = strykerPlugins;

function createRunner(injector) {
  const sample = JSON.parse(readFileSync(process.env.MUTATION_SAMPLE, 'utf8'));
  const reach = new Reach(`${process.env.MUTATION_SAMPLE}.reach`);
  return new TestRunner(vitest.factory(injector), new Set(sample), reach);
}
createRunner.inject = ['$injector'];

const plugins = [
  { kind: 'TestRunner', name: 'units and scenarios', factory: createRunner },
  { kind: 'Ignore', name: 'console words', value: consoleWords },
];

// The name is Stryker's.
export { plugins as strykerPlugins };
