import { describe, expect, it } from 'vitest';
import { coercionRule } from './coercion-rule.mjs';
import { problemsOfLines } from './problems-of-lines.mjs';

const DECLARED = `
declare const answer: unknown; declare const any: any; declare const row: { id: unknown; name?: string };
declare const list: unknown[]; declare const count: number; declare const word: string | null;
`;

/** A template with these values. */
const spelt = (...names) => `\`${names.map((name) => ['$', '{', name, '}'].join('')).join(' ')}\``;

const REFUSED = [
  ...['String(answer)', 'Number(any)', 'BigInt(answer as any)', 'String(row)', 'String(list[0])'],
  ...[spelt('answer'), spelt('word', 'row.id'), spelt('row.name', 'list')],
];
const LET_PASS = [
  ...['String(count)', 'Number(word)', 'String(row.name)', 'BigInt(count)', spelt('word', 'count')],
  `(<T extends string>(name: T) => ${spelt('name')})("a")`,
];

const problems = problemsOfLines([...REFUSED, ...LET_PASS], DECLARED, coercionRule);

describe('untrusted values are not coerced', () => {
  it.each(REFUSED)('%s is refused', (line) => {
    expect(problems.get(line)).toEqual([expect.stringContaining('domain/text/text-of.ts')]);
  });

  it.each(LET_PASS)('%s is allowed', (line) => {
    expect(problems.get(line)).toEqual([]);
  });
});
