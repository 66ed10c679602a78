import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptedProblems } from './accepted.mjs';
import { listMutants } from './list-mutants.mjs';

const entry = { file: 'domain/a.ts', code: 'a < b', replacement: 'a <= b', reason: 'They are never equal.' };
const mutant = { file: 'domain/a.ts', code: 'a < b', replacement: 'a <= b' };
const files = ['domain/a.ts'];

test.each([
  ['a survivor', [mutant], [{ ...mutant, noticed: false }], []],
  ['not in the sample', [mutant], [], []],
  ['gone', [], [], ['mutation.accepted.json: domain/a.ts, a < b → a <= b is no mutant any more: take it out.']],
  [
    'noticed',
    [mutant],
    [{ ...mutant, noticed: true }],
    ['mutation.accepted.json: domain/a.ts, a < b → a <= b is noticed: take it out.'],
  ],
])('an entry whose mutant is %s', (_, mutants, tried, problems) => {
  expect(acceptedProblems([entry], { mutants, tried, files })).toEqual(problems);
});

test('an entry may name the line that it is about', () => {
  const other = { ...mutant, text: 'while (a < b) {' };
  const own = { ...entry, in: 'if (a < b)' };
  const [problem] = acceptedProblems([own], { mutants: [other], tried: [], files });
  expect(problem).toContain('is no mutant any more');
  expect(acceptedProblems([own], { mutants: [other, { ...mutant, text: 'if (a < b)' }], tried: [], files })).toEqual(
    [],
  );
});

test('an entry without a reason is refused, one for a file that was not tested is ignored', () => {
  const [problem] = acceptedProblems([{ ...entry, reason: '' }], { mutants: [mutant], tried: [], files });
  expect(problem).toContain('gives no reason');
  expect(acceptedProblems([entry], { mutants: [], tried: [], files: ['domain/b.ts'] })).toEqual([]);
});

test('each entry of the list is a mutant of a file that is there', async () => {
  const entries = JSON.parse(readFileSync(new URL('../../mutation.accepted.json', import.meta.url), 'utf8'));
  const all = [...new Set(entries.map(({ file }) => file))];
  expect(acceptedProblems(entries, { mutants: await listMutants(all), tried: [], files: all })).toEqual([]);
});
