import { expect, it } from 'vitest';
import { inOwnMillisecond } from './own-millisecond.js';

it('begins each in a millisecond of its own, in their order', async () => {
  const begun: (readonly [number, number])[] = [];
  const begin = (which: number) =>
    inOwnMillisecond(() => {
      begun.push([which, Date.now()]);
      return Promise.resolve(which);
    });
  const first = [0, 1, 2, 3].map(begin);
  const later = first[1]?.then(() => Promise.all([4, 5].map(begin)));
  expect(await Promise.all(first)).toEqual([0, 1, 2, 3]);
  expect(await later).toEqual([4, 5]);
  expect(begun.map(([which]) => which)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(begun.map(([, at]) => at)).size).toBe(6);
});

it('goes on after one that fails', async () => {
  const failing = inOwnMillisecond(() => Promise.reject(new Error('no')));
  const next = inOwnMillisecond(() => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
