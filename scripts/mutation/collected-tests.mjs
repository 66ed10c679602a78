/** What a test file of the core imports as `vitest`, where its tests are kept to be run many times in one process. */
import { expect } from 'vitest';

/** @type {Map<string, { id: string, name: string, file: string, run: () => unknown }>} */
export const tests = new Map();
let file = '';
let path = [];

/** Loads a test file and keeps its tests. */
export async function collect(ownFile, load) {
  file = ownFile;
  path = [];
  await load();
}

export function describe(name, register) {
  path.push(name);
  register();
  path.pop();
}
describe.each = eachOf(describe);

export function it(name, run) {
  const own = [...path, name].join(' > ');
  const same = [...tests.values()].filter((test) => test.file === file && test.name === own).length;
  const id = `${file}#${own}${same > 0 ? ` (${same + 1})` : ''}`;
  tests.set(id, { id, name: own, file, run });
}
it.each = eachOf(it);

function eachOf(register) {
  return (rows) => (name, run) =>
    rows.forEach((row, at) => {
      // As Vitest does: rows are lists of arguments where each of them is a list.
      const values = rows.every(Array.isArray) ? row : [row];
      register(`${name} [${at + 1}]`, () => run(...values));
    });
}

export { expect, it as test };
