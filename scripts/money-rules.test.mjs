import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moneyProblems } from './money-rules.mjs';

const DECLARED = `
declare const amount: bigint; declare const balance: bigint | undefined; declare const gas: bigint;
declare const holding: { price: number; fee: bigint; quantity: { numeric: string } };
declare const count: number; declare const text: string; declare const amounts: bigint[];
`;

const REFUSED = [
  ['parseFloat(text)', 'parseFloat'],
  ['Number.parseFloat(text)', 'parseFloat'],
  ['count.toFixed(2)', 'toFixed'],
  ['count.toPrecision(2)', 'toPrecision'],
  ['count.toExponential()', 'toExponential'],
  ['Number(amount)', 'Number of money'],
  ['Number(gas)', 'Number of money'],
  ['Number(amounts[0] ?? 0n)', 'Number of money'],
  ['Number(holding.quantity)', 'Number of money'],
  ['((amount: string) => +amount)("1")', 'by +'],
  ['holding.price * count', 'as a float'],
  ['count / holding.price', 'as a float'],
  ['holding.price + 1', 'as a float'],
  ['((holding.price)) ** 2', 'as a float'],
  ['BigInt(count * 1.3)', 'BigInt of'],
  ['BigInt(Math.round(count))', 'BigInt of'],
];
const LET_PASS = [
  'amount * 3n',
  '(amount * 13n) / 10n',
  'amount * holding.fee',
  'BigInt(text)',
  'BigInt(count)',
  'BigInt(Math.max(0, count - 1))',
  'Number(text)',
  'count * 1.2',
  'holding.price > 0',
  'String(holding.price)',
];

/** What is told of each line, all of them looked at in one go: the compiler takes its time to start. */
function toldOf(lines) {
  const root = mkdtempSync(join(tmpdir(), 'money-'));
  mkdirSync(join(root, 'money'));
  writeFileSync(join(root, 'money/tsconfig.json'), '{ "compilerOptions": { "strict": true, "target": "ES2022" } }');
  const code = lines.map((line, at) => `export const line${at} = ${line};`);
  writeFileSync(join(root, 'money/lines.ts'), `${DECLARED}${code.join('\n')}\n`);
  const found = moneyProblems(root, ['money/tsconfig.json']);
  rmSync(root, { recursive: true });
  const first = DECLARED.split('\n').length;
  return new Map(
    lines.map((line, at) => [line, found.filter((each) => each.line === first + at).map(({ problem }) => problem)]),
  );
}

const told = toldOf([...REFUSED.map(([line]) => line), ...LET_PASS]);

describe('money is no float', () => {
  it.each(REFUSED)('%s is refused', (line, why) => {
    expect(told.get(line)).toEqual([expect.stringContaining(why)]);
  });

  it.each(LET_PASS)('%s is not', (line) => {
    expect(told.get(line)).toEqual([]);
  });
});
