import { expect, test } from 'vitest';
import { sample } from './sample.mjs';

const mutants = ['application/names/a.ts', 'application/send/a.ts', 'domain/money/amount.ts'].flatMap((file) =>
  Array.from({ length: 50 }, (_, line) => ({ file, key: `${file}:${line}` })),
);
const keys = (found) => found.map(({ key }) => key).sort();

test('the same seed gives the same sample, another seed another', () => {
  const options = { seed: '1', size: 5 };
  expect(keys(sample(mutants, options))).toEqual(keys(sample([...mutants].reverse(), options)));
  expect(keys(sample(mutants, { ...options, seed: '2' }))).not.toEqual(keys(sample(mutants, options)));
});

test('includes every folder, those with a subject twice', () => {
  const chosen = sample(mutants, { seed: '1', size: 5 });
  const count = (file) => chosen.filter((mutant) => mutant.file === file).length;
  expect([count('application/names/a.ts'), count('application/send/a.ts'), count('domain/money/amount.ts')]).toEqual([
    5, 10, 10,
  ]);
});

test('an additional mutant changes at most one of the others', () => {
  const more = [...mutants, { file: 'application/names/a.ts', key: 'application/names/a.ts:99' }];
  const before = keys(sample(mutants, { seed: '1', size: 5 }));
  const after = new Set(keys(sample(more, { seed: '1', size: 5 })));
  expect(before.filter((key) => !after.has(key)).length).toBeLessThanOrEqual(1);
});
