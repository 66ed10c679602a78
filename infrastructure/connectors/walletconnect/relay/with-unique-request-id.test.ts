import { expect, it } from 'vitest';
import { withUniqueRequestId } from './with-unique-request-id.js';

/** Like the SDK: a few microtasks later than called. */
async function readClock(): Promise<number> {
  for (let step = 0; step < 20; step++) await undefined;
  return Date.now();
}

// First test: nothing has started yet.
it('starts at once if none has just started', async () => {
  let begun = false;
  const asked = withUniqueRequestId(() => {
    begun = true;
    return Promise.resolve();
  });
  expect(begun).toBe(true);
  await asked;
});

it('starts each in a separate millisecond, in order', async () => {
  const begun: number[] = [];
  const begin = (which: number) =>
    withUniqueRequestId(() => {
      begun.push(which);
      return readClock();
    });
  const first = [0, 1, 2, 3].map(begin);
  const later = first[1]?.then(() => Promise.all([4, 5].map(begin)));
  const moments = [...(await Promise.all(first)), ...((await later) ?? [])];
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(moments).size).toBe(6);
});

it.each([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])('continues after one that %s', async (_how, begin: () => Promise<never>) => {
  const failing = withUniqueRequestId(begin);
  const next = withUniqueRequestId(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
