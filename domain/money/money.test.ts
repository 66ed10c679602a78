/** Money arithmetic compared with an independent library. */
import BigNumber from 'bignumber.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOfValue,
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
import {
  addDecimals,
  compareDecimals,
  decimalText,
  multiplyDecimals,
  productOf,
  readDecimal,
  roundDecimal,
  shortestText,
} from './decimal.js';
import { formatBalance, formatNumber, formatSatoshis, formatTotal, formatTransferAmount } from './format-number.js';

/** Exact: no rounding before it is asked for, and no exponents. */
const Exact = BigNumber.clone({ DECIMAL_PLACES: 400, EXPONENTIAL_AT: 1e9, ROUNDING_MODE: BigNumber.ROUND_DOWN });
const exact = (text: string | bigint) => new Exact(String(text));
const RUNS = { numRuns: 500 };

const amounts = fc.oneof(
  fc.bigInt(0n, MAX_AMOUNT),
  fc.bigInt(0n, 10n ** 20n),
  fc.constantFrom(0n, 1n, 5n, 10n ** 18n, MAX_AMOUNT),
);
const scales = fc.oneof(fc.integer({ min: 0, max: 77 }), fc.constantFrom(0, 2, 6, 8, 9, 18, 77));
const digits = (most: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: most });
/** Decimal text as people and services write it. */
const texts = fc
  .tuple(digits(30), fc.option(digits(40), { nil: undefined }))
  .map(([whole, fraction]) => (fraction === undefined ? whole : `${whole}.${fraction}`));
const signed = fc.tuple(fc.constantFrom('', '-'), texts).map(([sign, text]) => sign + text);
const prices = fc.oneof(texts, fc.constantFrom('1', '0.0000001', '2345.67', '99999.99', '0.333333333333333333'));
const read = (text: string) => {
  const decimal = readDecimal(text);
  if (!decimal) throw new Error(`no decimal: ${text}`);
  return decimal;
};

describe('money compared with another library', () => {
  it('is written from units', () => {
    fc.assert(
      fc.property(amounts, scales, (amount, decimals) => {
        expect(formatAmount(amount, decimals)).toBe(exact(amount).shiftedBy(-decimals).toFixed());
      }),
      RUNS,
    );
  });

  it('is read into units, or refused if it has too many decimals', () => {
    fc.assert(
      fc.property(texts, scales, (text, decimals) => {
        const units = exact(text).shiftedBy(decimals);
        const fits = units.isInteger() && units.lte(exact(MAX_AMOUNT));
        expect(readAmount(text, decimals)).toBe(fits ? BigInt(units.toFixed()) : undefined);
      }),
      RUNS,
    );
  });

  it('is the same after writing and reading', () => {
    fc.assert(
      fc.property(amounts, scales, (amount, decimals) => {
        expect(parseAmount(formatAmount(amount, decimals), decimals)).toBe(amount);
      }),
      RUNS,
    );
  });

  it('has the value of its amount times its price', () => {
    fc.assert(
      fc.property(amounts, scales, prices, (amount, decimals, price) => {
        const worth = exact(amount).shiftedBy(-decimals).times(price);
        expect(fiatValue(amount, decimals, price)).toBe(worth.toFixed());
      }),
      RUNS,
    );
  });

  it('buys the largest whole number of units for a value', () => {
    fc.assert(
      fc.property(texts, scales, prices, (value, decimals, price) => {
        const units = exact(price).isZero() ? undefined : exact(value).shiftedBy(decimals).idiv(exact(price)).toFixed();
        expect(amountOfValue(value, decimals, price)).toBe(units === undefined ? undefined : BigInt(units));
      }),
      RUNS,
    );
  });

  it('is the same after converting to a value and back', () => {
    fc.assert(
      fc.property(amounts, scales, prices, (amount, decimals, price) => {
        const worth = fiatValue(amount, decimals, price);
        if (exact(price).isZero() || worth === undefined || worth.length > 400) return;
        expect(amountOfValue(worth, decimals, price)).toBe(amount);
      }),
      RUNS,
    );
  });

  it('adds, multiplies and compares', () => {
    fc.assert(
      fc.property(signed, signed, (a, b) => {
        const [left, right] = [exact(a), exact(b)];
        const zero = (text: string) => (text === '-0' ? '0' : text);
        expect(shortestText(addDecimals(read(a), read(b)))).toBe(zero(left.plus(right).toFixed()));
        expect(shortestText(multiplyDecimals(read(a), read(b)))).toBe(zero(left.times(right).toFixed()));
        expect(productOf(a, b)).toBe(zero(left.times(right).toFixed()));
        expect(Math.sign(compareDecimals(read(a), read(b)))).toBe(left.comparedTo(right));
      }),
      RUNS,
    );
  });

  it('is rounded half away from zero, or truncated', () => {
    fc.assert(
      fc.property(signed, fc.integer({ min: 0, max: 45 }), (text, places) => {
        const rounded = (mode: BigNumber.RoundingMode) => exact(text).decimalPlaces(places, mode);
        const same = (ours: string, theirs: BigNumber) => expect(exact(ours).eq(theirs)).toBe(true);
        same(decimalText(roundDecimal(read(text), places)), rounded(BigNumber.ROUND_HALF_UP));
        same(decimalText(roundDecimal(read(text), places, 'down')), rounded(BigNumber.ROUND_DOWN));
        expect(decimalText(roundDecimal(read(text), places)).split('.')[1] ?? '').toHaveLength(places);
      }),
      RUNS,
    );
  });

  it('is compared across tokens of different decimals', () => {
    fc.assert(
      fc.property(amounts, scales, amounts, scales, (a, aDecimals, b, bDecimals) => {
        const order = exact(a).shiftedBy(-aDecimals).comparedTo(exact(b).shiftedBy(-bDecimals));
        expect(compareAmounts(a, aDecimals, b, bDecimals)).toBe(order);
      }),
      RUNS,
    );
  });

  it('subtracts a fee, takes a share, or drops decimals exactly', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 0, max: 300 }), scales, (amount, fee, percent, decimals) => {
        expect(String(maxLessFee(amount, fee))).toBe(Exact.max(0, exact(amount).minus(exact(fee))).toFixed());
        expect(String(percentOf(amount, percent))).toBe(exact(amount).times(percent).idiv(100).toFixed());
        const cut = exact(amount).shiftedBy(-decimals).decimalPlaces(5).shiftedBy(decimals);
        expect(String(cutAmount(amount, decimals, 5))).toBe(cut.isZero() ? String(amount) : cut.toFixed());
      }),
      RUNS,
    );
  });

  it('is shown with the rounding of each place', () => {
    fc.assert(
      fc.property(signed, fc.integer({ min: 0, max: 20 }), (text, places) => {
        const rounded = (to: number) => exact(text).abs().decimalPlaces(to, BigNumber.ROUND_HALF_UP);
        const unit = (to: number) => exact('1').shiftedBy(-to).toFixed(to);
        const lost = (to: number) => rounded(to).isZero() && !exact(text).isZero();
        const shown = lost(places) ? `<${unit(places)}` : rounded(places).toFixed(places);
        expect(formatNumber(text, places).replace('−', '').replaceAll(',', '')).toBe(shown);
        const moved = lost(3) ? '<0.001' : rounded(3).toFixed(3);
        expect(formatTransferAmount(text).replace('−', '').replaceAll(',', '')).toBe(moved);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(texts, (text) => {
        const cut = exact(text).decimalPlaces(3);
        const nothing = exact(text).isZero() ? '0.000' : '<0.001';
        expect(formatBalance(text).replaceAll(',', '')).toBe(cut.isZero() ? nothing : cut.toFixed());
      }),
      RUNS,
    );
  });

  it('is summed without losing a cent', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 20 }), (values) => {
        const sum = values.reduce((total, value) => total.plus(value), exact('0'));
        const cents = sum.toFixed(2, BigNumber.ROUND_HALF_UP);
        expect(formatTotal(values).join('.')).toBe(cents === '0.00' && !sum.isZero() ? '<0.01' : cents);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 21n * 10n ** 14n), { maxLength: 20 }), (values) => {
        const sum = values.reduce((total, value) => total.plus(exact(value)), exact('0')).shiftedBy(-8);
        expect(formatSatoshis(values).replaceAll(',', '')).toBe(sum.toFixed());
      }),
    );
  });

  it('takes a service’s price by its shortest decimal text', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (price) => {
        const text = priceText(price);
        expect(text !== undefined && exact(text).eq(exact(String(price)))).toBe(true);
      }),
      RUNS,
    );
  });
});
