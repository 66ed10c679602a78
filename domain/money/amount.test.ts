import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../failure/failure.js';
import {
  amountOfValue,
  amountProblem,
  compareAmounts,
  cutAmount,
  fiatValue,
  formatAmount,
  MAX_AMOUNT,
  maxLessFee,
  parseAmount,
  percentOf,
  priceText,
  readAmount,
} from './amount.js';

const amounts = fc.bigInt(0n, MAX_AMOUNT);
const scales = fc.integer({ min: 0, max: 77 });

describe('S5.16 amounts as typed', () => {
  it.each([
    ['1', 18, 10n ** 18n],
    ['1.5', 18, 15n * 10n ** 17n],
    ['0.000000000000000001', 18, 1n],
    ['.5', 6, 500_000n],
    ['.25', 6, 250_000n],
    [' 2 ', 6, 2_000_000n],
    [`${'0'.repeat(159)}7`, 0, 7n],
    ['1.', 6, 1_000_000n],
    ['007', 0, 7n],
    ['0', 18, 0n],
    [' 2 ', 0, 2n],
    ['1.500000', 1, 15n],
    [`1.${'0'.repeat(100)}`, 0, 1n],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 0, MAX_AMOUNT],
  ])('%j with %d decimals', (text, decimals, amount) => {
    expect(parseAmount(text, decimals)).toBe(amount);
  });

  it.each([
    ['', 18, 'empty'],
    ['  ', 18, 'empty'],
    ['-1', 18, 'negative'],
    ['-0.5', 18, 'negative'],
    ['.', 18, 'not-a-number'],
    ['1,5', 18, 'not-a-number'],
    ['1-1', 18, 'not-a-number'],
    ['-a1', 18, 'not-a-number'],
    ['- 1', 18, 'negative'],
    [`${'0'.repeat(160)}7`, 0, 'too-large'],
    ['1e18', 18, 'not-a-number'],
    ['0x10', 18, 'not-a-number'],
    ['+1', 18, 'not-a-number'],
    ['1 000', 18, 'not-a-number'],
    ['1_000', 18, 'not-a-number'],
    ['Infinity', 18, 'not-a-number'],
    ['NaN', 18, 'not-a-number'],
    ['١', 18, 'not-a-number'],
    ['1.2.3', 18, 'not-a-number'],
    ['0.1234567', 6, 'too-many-decimals'],
    ['0.5', 0, 'too-many-decimals'],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639936', 0, 'too-large'],
    ['1'.repeat(100_000), 18, 'too-large'],
  ])('%# refuses with %d decimals: %s', (text, decimals, problem) => {
    expect(amountProblem(text, decimals)).toBe(problem);
    expect(readAmount(text, decimals)).toBeUndefined();
    try {
      parseAmount(text, decimals);
      expect.unreachable();
    } catch (error) {
      expect(isFailure(error) && [error.code, error.data.problem]).toEqual(['invalid-amount', problem]);
    }
  });

  it('reads back every amount that it writes', () => {
    fc.assert(
      fc.property(amounts, scales, (amount, decimals) => {
        expect(parseAmount(formatAmount(amount, decimals), decimals)).toBe(amount);
      }),
    );
  });

  it('throws nothing but a failure, and never reads a text as another number than the platform does', () => {
    fc.assert(
      fc.property(fc.string(), scales, (text, decimals) => {
        const amount = readAmount(text, decimals);
        if (amount === undefined) expect(() => parseAmount(text, decimals)).toThrowError(/^Not an amount/);
        else expect(Number(formatAmount(amount, decimals))).toBe(Number(text.replace(/^\s*0+(?=\d)/, '')));
      }),
    );
  });
});

describe('amount arithmetic', () => {
  it.each([
    [1n, 18, '0.000000000000000001'],
    [10n ** 18n, 18, '1'],
    [0n, 18, '0'],
    [-15n, 1, '-1.5'],
    [120n, 0, '120'],
  ])('writes %d with %d decimals as %s', (amount, decimals, text) => {
    expect(formatAmount(amount, decimals)).toBe(text);
  });

  it('leaves the fee when the maximum is sent', () => {
    expect(maxLessFee(100n, 30n)).toBe(70n);
    expect(maxLessFee(30n, 30n)).toBe(0n);
    expect(maxLessFee(10n, 30n)).toBe(0n);
    fc.assert(
      fc.property(amounts, amounts, (balance, fee) => {
        const most = maxLessFee(balance, fee);
        expect(most >= 0n && (most === 0n || most + fee === balance)).toBe(true);
      }),
    );
  });

  it('takes percentages rounded down', () => {
    expect(percentOf(101n, 50)).toBe(50n);
    expect(percentOf(101n, 100)).toBe(101n);
    expect(percentOf(101n, 0)).toBe(0n);
  });

  it('compares amounts of different decimals', () => {
    expect(compareAmounts(1_000_000n, 6, 10n ** 18n, 18)).toBe(0);
    expect(compareAmounts(1_000_001n, 6, 10n ** 18n, 18)).toBe(1);
    expect(compareAmounts(999_999n, 6, 10n ** 18n, 18)).toBe(-1);
  });

  it.each([
    [15n * 10n ** 17n, 18, '2000.10', '3000.15'],
    [1n, 18, '0.1', '0.0000000000000000001'],
    [5n, 0, '1e-7', '0.0000005'],
    [5n, 0, '0', '0'],
    [5n, 0, undefined, undefined],
    [5n, 0, 'abc', undefined],
    [5n, 0, '-1', undefined],
  ])('%d with %d decimals at %s is worth %s', (amount, decimals, price, value) => {
    expect(fiatValue(amount, decimals, price)).toBe(value);
  });

  it('finds the largest amount that is worth no more than the given value', () => {
    expect(amountOfValue('3000.15', 18, '2000.10')).toBe(15n * 10n ** 17n);
    expect(amountOfValue('1', 6, '3')).toBe(333_333n);
    expect(amountOfValue('1', 6, '0')).toBeUndefined();
    expect(amountOfValue('x', 6, '1')).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 9 }), (cents, price) => {
        const value = formatAmount(BigInt(cents), 2);
        const amount = amountOfValue(value, 18, String(price)) ?? -1n;
        expect(Number(fiatValue(amount, 18, String(price)))).toBeLessThanOrEqual(cents / 100);
      }),
    );
  });

  it.each([
    [2000.1, '2000.1'],
    [1e-9, '0.000000001'],
    [0, '0'],
    [-1, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [undefined, undefined],
  ])('takes a price of %s as %s', (price, text) => {
    expect(priceText(price)).toBe(text);
  });
});

it.each([
  [1_999_876_543n, 9, 5, 1_999_870_000n],
  [1_234n, 9, 5, 1_234n],
  [1_234_567n, 6, 5, 1_234_560n],
  [1_234n, 2, 5, 1_234n],
  [0n, 18, 5, 0n],
])('%s of %s decimals, cut to %s: %s', (amount, decimals, places, cut) => {
  expect(cutAmount(amount, decimals, places)).toBe(cut);
});

it('the value of an amount needs an amount and a price that is not negative', () => {
  expect(amountOfValue('-1', 18, '2')).toBeUndefined();
  expect(amountOfValue('1', 18, '0')).toBeUndefined();
  expect(fiatValue(1n, 0, undefined)).toBeUndefined();
  expect(priceText(undefined)).toBeUndefined();
});
