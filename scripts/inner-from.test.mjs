import { defer, firstValueFrom, map, of, take, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { innerFrom } from './inner-from.mjs';

const all = (input) => firstValueFrom(innerFrom(input).pipe(toArray()));
const ofAnotherRxjs = { [Symbol.observable ?? '@@observable']: () => ({ subscribe: (to) => of(1, 2).subscribe(to) }) };

it.each([
  ['an observable', () => of(1, 2)],
  ['an observable of another rxjs', () => ofAnotherRxjs],
  ['a list', () => [1, 2]],
  ['a set', () => new Set([1, 2])],
])('%s makes a stream', async (_, input) => {
  expect(await all(input())).toEqual([1, 2]);
});

it('a promise makes a stream of its value, or of its error', async () => {
  expect(await all(Promise.resolve(1))).toEqual([1]);
  await expect(all(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});

it('a list is read no further than somebody listens', () => {
  const read = [];
  const values = {
    *[Symbol.iterator]() {
      for (let value = 0; value < 5; value++) {
        read.push(value);
        yield value;
      }
    },
  };
  innerFrom(values).pipe(take(2)).subscribe();
  expect(read.length).toBeLessThan(5);
});

it.each([[undefined], [null], [1], [{}], [() => of(1)]])('%s makes none', (input) => {
  expect(() => innerFrom(input)).toThrow(TypeError);
});

it('what throws while it is subscribed to fails the stream', async () => {
  const broken = { [Symbol.observable ?? '@@observable']: () => ({}) };
  await expect(all(broken)).rejects.toThrow(TypeError);
  await expect(firstValueFrom(defer(() => innerFrom(5)).pipe(map(String)))).rejects.toThrow(TypeError);
});
