import { expect, test } from 'vitest';
import { survivorLine, table } from './table.mjs';

const of = (file, count, noticed) =>
  Array.from({ length: count }, (_, line) => ({ file, line, code: 'a', replacement: 'b', noticed: line < noticed }));

test('a row is weighted by its number of mutants, not of those tried', () => {
  const mutants = [...of('application/send/a.ts', 100, 0), ...of('application/names/b.ts', 300, 0)];
  const tried = [...of('application/send/a.ts', 10, 10), ...of('application/names/b.ts', 10, 8)];
  const { lines, missed } = table(mutants, tried);
  expect(lines.find((line) => line.startsWith('application/names'))).toMatch(/80\.0 %\s+8\/10\s+0\s+300$/);
  expect(lines.find((line) => /^application /.test(line))).toContain('85.0 %');
  expect(lines.find((line) => /^money /.test(line))).toContain('100.0 %');
  expect(missed).toEqual([]);
});

test('a subject below its threshold is named', () => {
  const { missed } = table(of('domain/money/amount.ts', 20, 0), of('domain/money/amount.ts', 20, 18));
  expect(missed).toEqual(['money: 90.0 %, at least 95 % are wanted.']);
});

test('accepted mutants do not count', () => {
  const tried = of('domain/money/amount.ts', 20, 19).map((one) => ({ ...one, accepted: one.noticed ? undefined : {} }));
  const { lines, missed } = table(of('domain/money/amount.ts', 20, 0), tried);
  expect(lines[1]).toMatch(/100\.0 %\s+19\/19\s+1\s+20$/);
  expect(missed).toEqual([]);
});

test('a survivor has its position, and whether any test reaches it', () => {
  const mutant = { file: 'domain/a.ts', line: 7, code: 'one\n  + two', replacement: '', covered: false };
  expect(survivorLine(mutant)).toBe('domain/a.ts:7  one + two  →  nothing  (no test gets here)');
});
