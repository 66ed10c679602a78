/** Replaces `vitest` in the core's test files: collects their tests, to run them many times in one process. */
import { expect as vitestExpect } from 'vitest';

/** @type {Map<string, { id: string, name: string, file: string, run: () => unknown }>} */
export const tests = new Map();
let file = '';
let path = [];

/** Loads a test file and collects its tests. */
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

export function it(name, ...rest) {
  // Options may precede it, and a timeout may follow it.
  const run = rest.find((each) => typeof each === 'function');
  const own = [...path, name].join(' > ');
  const same = [...tests.values()].filter((test) => test.file === file && test.name === own).length;
  const id = `${file}#${own}${same > 0 ? ` (${same + 1})` : ''}`;
  tests.set(id, { id, name: own, file, run });
}
it.each = eachOf(it);

function eachOf(register) {
  return (rows) =>
    (name, ...rest) => {
      const run = rest.find((each) => typeof each === 'function');
      rows.forEach((row, at) => {
        // As Vitest does: rows are lists of arguments where each of them is a list.
        const values = rows.every(Array.isArray) ? row : [row];
        register(`${name} [${at + 1}]`, () => run(...values));
      });
    };
}

/** Vitest's own needs its runner. */
export const expect = new Proxy(vitestExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

const POLLS = 100;

/** `await expect.poll(read).toBe(…)`: retried until it holds, for at most a second. */
function poll(read) {
  const ask = async (matcher, values, left) => {
    try {
      return vitestExpect(await read())[matcher](...values);
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return ask(matcher, values, left - 1);
    }
  };
  return new Proxy(
    {},
    {
      get:
        (_, matcher) =>
        (...values) =>
          ask(matcher, values, POLLS),
    },
  );
}

export { it as test };
