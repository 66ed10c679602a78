import { describe, expect, it } from 'vitest';
import { moneyRule } from './money-rule.mjs';
import { problemsOfLines } from './problems-of-lines.mjs';

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

const problems = problemsOfLines([...REFUSED.map(([line]) => line), ...LET_PASS], DECLARED, moneyRule);

describe('money is not a float', () => {
  it.each(REFUSED)('%s is refused', (line, why) => {
    expect(problems.get(line)).toEqual([expect.stringContaining(why)]);
  });

  it.each(LET_PASS)('%s is allowed', (line) => {
    expect(problems.get(line)).toEqual([]);
  });
});
