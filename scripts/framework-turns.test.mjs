import { expect, it } from 'vitest';
import { restingTests, turnOf } from './framework-turns.mjs';

const apps = ['vue', 'svelte', 'solid'];

it.each([undefined, ''])('selects all if the seed is %o', (seed) => {
  expect(turnOf(apps, seed)).toEqual(apps);
});

it.each([0, 7, 20_780])(
  'selects one, and all of them with as many consecutive seeds as there are, from %d',
  (first) => {
    const turns = apps.map((_, at) => turnOf(apps, String(first + at)));
    for (const turn of turns) expect(turn).toHaveLength(1);
    expect(turns.flat().sort()).toEqual([...apps].sort());
  },
);

it('runs each long test within three days, and all of them without a seed', () => {
  expect(restingTests(undefined)).toEqual([]);
  const days = [20_780, 20_781, 20_782].map((seed) => restingTests(String(seed)));
  const all = [...new Set(days.flat())];
  expect(all.length).toBeGreaterThan(2);
  for (const name of all) expect(days.filter((resting) => !resting.includes(name))).toHaveLength(1);
});
