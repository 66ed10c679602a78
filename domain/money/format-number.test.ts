import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatBalance,
  formatDollars,
  formatNumber,
  formatSatoshis,
  formatTotal,
  formatTransferAmount,
  formatUpTo,
  splitBalance,
  unformatNumber,
} from './format-number.js';

describe('S9.13 balance line', () => {
  it.each([
    [undefined, undefined, '0.000'],
    ['0', 'ETH', '0.000 ETH'],
    ['1', 'ETH', '1 ETH'],
    ['123.456789', 'ETH', '123.456 ETH'],
    ['1.9999', 'Y', '1.999 Y'],
    ['0.0019', 'X', '0.001 X'],
    ['0.000456789', 'BTC', '<0.001 BTC'],
    ['0.000000000000000001', 'ETH', '<0.001 ETH'],
    ['123456789.123456789', 'USD', '123,456,789.123 USD'],
    ['abc', 'USD', '0.000 USD'],
    ['-5', 'USD', '0.000 USD'],
    ['1.500', 'X', '1.5 X'],
  ])('%s %s is %s', (value, symbol, text) => {
    expect(formatBalance(value, symbol)).toBe(text);
  });

  it('never shows more than the balance', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), (units) => {
        const text = `${units / 10n ** 6n}.${String(units % 10n ** 6n).padStart(6, '0')}`;
        const shown = formatBalance(text).replaceAll(',', '');
        if (shown.startsWith('<')) {
          expect(units > 0n && units < 1000n).toBe(true);
          return;
        }
        const thousandths = BigInt(Math.round(Number(shown.split('.')[1]?.padEnd(3, '0') ?? '0')));
        expect(BigInt(shown.split('.')[0] ?? '0') * 10n ** 6n + thousandths * 1000n <= units).toBe(true);
      }),
    );
  });
});

describe('S9.11 decimal text', () => {
  it.each([
    [1000000, 2, '1,000,000.00'],
    [1000000, 3, '1,000,000.000'],
    [100, 5, '100.00000'],
    ['1234.5678', 2, '1,234.57'],
    [0, 2, '0.00'],
    [undefined, 2, '0.00'],
    [undefined, 5, '0.00'],
    ['', 2, '0.00'],
    ['abc', 2, 'NaN'],
    ['12.345 ETH', 2, '12.35'],
    ['0.005', 2, '0.01'],
    ['0.0049', 2, '<0.01'],
    ['-0.0049', 2, '−<0.01'],
    ['0.4', 0, '<1'],
    [-1234.5, 2, '−1,234.50'],
    ['999', 0, '999'],
    ['1000', 0, '1,000'],
    [123456789012345678901234567890n, 2, '123,456,789,012,345,678,901,234,567,890.00'],
  ])('%s with %d decimals is %s', (value, places, text) => {
    expect(formatNumber(value, places)).toBe(text);
  });

  it('has two decimals unless asked otherwise', () => {
    expect(formatNumber('1.005')).toBe('1.01');
  });

  it('agrees with the platform on ordinary numbers', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e12, max: 1e12, noNaN: true }),
        fc.integer({ min: 0, max: 8 }),
        (number, places) => {
          const platform = new Intl.NumberFormat('en-US', {
            minimumFractionDigits: places,
            maximumFractionDigits: places,
          }).format(number);
          // The platform rounds very small numbers to zero.
          if (/[1-9]/.test(platform) || number === 0)
            expect(formatNumber(number, places)).toBe(platform.replace(/^-(?!.*[1-9])/, '').replace('-', '−'));
        },
      ),
    );
  });

  it.each([
    ['123,456.78', '123456.78'],
    ['1,000', '1000'],
    [undefined, '0'],
    ['', '0'],
    ['abc', 'NaN'],
  ])('%s back from text is %s', (text, number) => {
    expect(unformatNumber(text)).toBe(number);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 40n), (cents) => {
        const plain = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        expect(unformatNumber(formatNumber(plain))).toBe(
          plain.replace(/\.?0+$/, (zeros) => (plain.includes('.') ? '' : zeros)),
        );
      }),
    );
  });
});

describe('S2.8 total in dollars', () => {
  it.each([
    [[1234.5], ['1234', '50']],
    [[], ['0', '00']],
    [[undefined], ['0', '00']],
    [
      [0.1, 0.2, undefined],
      ['0', '30'],
    ],
    [
      [Number.NaN, 5],
      ['5', '00'],
    ],
    [['0.005'], ['0', '01']],
    [
      ['0.001', '0.002'],
      ['<0', '01'],
    ],
  ])('%j is %j', (values, total) => {
    expect(formatTotal(values)).toEqual(total);
  });

  it.each([
    ['12.34', ['12', '34']],
    ['12', ['0', '00']],
    ['1.2.3', ['0', '00']],
    [undefined, ['0', '00']],
  ])('%s splits into %j', (text, parts) => {
    expect(splitBalance(text)).toEqual(parts);
  });
});

describe('token amounts', () => {
  it('shows dollars with cents', () => {
    expect(formatDollars('1234.567')).toBe('$1,234.57');
    expect(formatDollars(undefined)).toBe('$0.00');
    expect(formatDollars('0.0049')).toBe('<$0.01');
    expect(formatDollars('-0.0049')).toBe('−<$0.01');
  });

  it.each([
    ['1.23456', '1.235'],
    ['0.5', '0.500'],
    ['12345', '12,345.000'],
    [undefined, '0.000'],
    ['0', '0.000'],
    ['0.0005', '0.001'],
    ['0.0004', '<0.001'],
    ['0.000000000000000001', '<0.001'],
    ['-0.0004', '−<0.001'],
  ])('S9.11 %s in a transaction is %s', (value, text) => {
    expect(formatTransferAmount(value)).toBe(text);
  });

  it('shows Bitcoin from the units of its outputs', () => {
    expect(formatSatoshis([150_000_000n, 1n])).toBe('1.50000001');
    expect(formatSatoshis([123_456_700_000_000n])).toBe('1,234,567');
    expect(formatSatoshis([])).toBe('0');
    expect(formatUpTo('1234.5', 2)).toBe('1,234.5');
  });
});

describe('S9.11 what is too small for its decimals', () => {
  const MADE_OF_ZEROS = /^\$?[0.,]+( \w+)?$/;

  it.each([
    ['a number', formatNumber],
    ['a balance', (text: string) => formatBalance(text, 'ETH')],
    ['dollars', formatDollars],
    ['a transfer', formatTransferAmount],
    ['a fee', (text: string) => formatUpTo(text, 8)],
    ['a total', (text: string) => formatTotal([text]).join('.')],
  ])('%s is never shown as zero unless it is', (_, format) => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 19n), fc.integer({ min: 0, max: 18 }), (units, down) => {
        const small = units / 10n ** BigInt(down);
        const text = `${small / 10n ** 18n}.${String(small % 10n ** 18n).padStart(18, '0')}`;
        expect(MADE_OF_ZEROS.test(format(text))).toBe(small === 0n);
      }),
    );
  });
});
