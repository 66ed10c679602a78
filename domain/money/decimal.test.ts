import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  type DecimalInput,
  decimalText,
  multiplyDecimals,
  productOf,
  readDecimal,
  roundDecimal,
  shortestText,
} from './decimal.js';
import { readScale } from './read-scale.js';

const read = (input: DecimalInput) => {
  const decimal = readDecimal(input);
  if (!decimal) throw new Error(`no decimal: ${input}`);
  return decimal;
};
const decimals = fc.record({ digits: fc.bigInt(-(10n ** 40n), 10n ** 40n), scale: fc.integer({ min: 0, max: 30 }) });

describe('exact decimals', () => {
  it.each([
    ['1', '1'],
    ['1.50', '1.5'],
    ['.5', '0.5'],
    ['.25', '0.25'],
    ['5.', '5'],
    ['-0.25', '-0.25'],
    ['+3', '3'],
    ['1e-7', '0.0000001'],
    ['2.5e3', '2500'],
    ['1E2', '100'],
    [1e-7, '0.0000001'],
    [0.1, '0.1'],
    [1e21, '1000000000000000000000'],
    [10n ** 30n, `1${'0'.repeat(30)}`],
  ])('reads %s as %s', (input, text) => {
    expect(shortestText(read(input))).toBe(text);
  });

  it.each(['', ' ', '.', '-', 'abc', '1,5', '1.2.3', '0x10', 'Infinity', 'NaN', '12 ETH', '1e999', '1'.repeat(501)])(
    'does not read %j',
    (text) => {
      expect(readDecimal(text)).toBeUndefined();
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('does not read %d', (number) => {
    expect(readDecimal(number)).toBeUndefined();
  });

  it('reads the number at the start of a text when asked to', () => {
    expect(decimalText(readDecimal('  12.5 ETH', true) ?? read(0))).toBe('12.5');
    expect(readDecimal('ETH 12', true)).toBeUndefined();
  });

  it('reads every finite number as the platform writes it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(Number(shortestText(read(number)))).toBe(number === 0 ? 0 : number);
      }),
    );
  });

  it('loses nothing between text and number', () => {
    fc.assert(
      fc.property(decimals, (decimal) => {
        expect(compareDecimals(read(decimalText(decimal)), decimal)).toBe(0);
        expect(compareDecimals(read(shortestText(decimal)), decimal)).toBe(0);
      }),
    );
  });

  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['0.5', 0, '1'],
    ['2.4999', 0, '2'],
    ['7', 3, '7.000'],
  ])('rounds %s to %d places: %s', (text, places, rounded) => {
    expect(decimalText(roundDecimal(read(text), places))).toBe(rounded);
  });

  it('truncates towards zero', () => {
    expect(decimalText(roundDecimal(read('1.999'), 2, 'down'))).toBe('1.99');
    expect(decimalText(roundDecimal(read('-1.999'), 2, 'down'))).toBe('-1.99');
  });

  it('adds, multiplies and compares as integers do', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        const sum = addDecimals(a, b);
        expect(compareDecimals(sum, addDecimals(b, a))).toBe(0);
        expect(compareDecimals(addDecimals(sum, { digits: -b.digits, scale: b.scale }), a)).toBe(0);
        expect(compareDecimals(multiplyDecimals(a, b), multiplyDecimals(b, a))).toBe(0);
        expect(compareDecimals(a, b)).toBe(0 - compareDecimals(b, a));
      }),
    );
  });

  it.each([
    ['0.1', '0.2', '0.02'],
    [0.1, 0.2, '0.02'],
    [undefined, '5', '0'],
    ['5', '', '0'],
    ['abc', '5', '0'],
  ])('multiplies %s by %s: %s', (a, b, product) => {
    expect(productOf(a, b)).toBe(product);
  });

  it.each([
    ['18', 18],
    [0, 0],
    ['0', 0],
    [77, 77],
    [78, undefined],
    ['-1', undefined],
    [1.5, undefined],
    ['', undefined],
    ['1e1', undefined],
  ])('takes %s as decimals %s', (value, scale) => {
    expect(readScale(value)).toBe(scale);
  });
});

describe('the limits of what is read as a number', () => {
  it.each([
    ['1'.repeat(500), true],
    ['1'.repeat(501), false],
    ['1e400', true],
    ['1e-400', true],
    ['1e401', false],
    ['1e-401', false],
  ])('%s: %j', (text, read) => {
    expect(readDecimal(text) !== undefined).toBe(read);
  });
});

it('numbers of different scales are compared by value', () => {
  const low = { digits: 15n, scale: 1 };
  const high = { digits: 151n, scale: 2 };
  expect([compareDecimals(low, high), compareDecimals(high, low)]).toEqual([-1, 1]);
  expect(compareDecimals({ digits: 149n, scale: 2 }, low)).toBe(-1);
});

it('half is rounded away from zero unless it is truncated', () => {
  const half = { digits: 25n, scale: 1 };
  expect([roundDecimal(half, 0).digits, roundDecimal(half, 0, 'down').digits]).toEqual([3n, 2n]);
});

it('a missing factor makes the product zero', () => {
  expect([productOf(undefined, 2), productOf(2, undefined), productOf(2, '3')]).toEqual(['0', '0', '6']);
});
