import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT } from '../money/amount.js';
import type { Token } from '../token/token.js';
import { gasFeeOf, leastOf, NATIVE_ADDRESS, priceImpactOf, providerFeeOf, rateOf, slippageOf } from './swap.js';

const token = (symbol: string, decimals: number): Token => ({ networkId: 'eip155:1', name: symbol, symbol, decimals });
const ETH = token('ETH', 18);
const USD = token('USD', 6);
const ONE = 10n ** 18n;

it('a native currency has the address that services use for it', () => {
  expect(NATIVE_ADDRESS).toBe(`0x${'e'.repeat(40)}`);
});

describe('S9.7 the figures of a swap', () => {
  it('the slippage is one percent', () => {
    expect(slippageOf(250_000_000n)).toBe(2_500_000n);
    expect(leastOf(250_000_000n)).toBe(247_500_000n);
    expect(leastOf(99n)).toBe(98n);
  });

  it('the fee of the routing service, and the price of gas', () => {
    expect(providerFeeOf(100_000_000n)).toBe(850_000n);
    expect(gasFeeOf(455_966_887_160n)).toBe(68_395_033_074_000_000n);
  });

  it('the rate, also small ones', () => {
    expect(rateOf({ from: ETH, to: USD, fromAmount: ONE, toAmount: 3_012_480_000n })).toBe('3012.48');
    expect(rateOf({ from: USD, to: ETH, fromAmount: 1_000_000n, toAmount: 331_952_411n })).toBe('0.000000000332');
    expect(rateOf({ from: USD, to: ETH, fromAmount: 0n, toAmount: 1n })).toBeUndefined();
  });

  it('the loss in dollars, and nothing without both prices', () => {
    const sides = { from: ETH, to: USD, fromAmount: ONE, toAmount: 99_000_000n };
    expect(priceImpactOf(sides, '100', '1')).toBe('1');
    expect(priceImpactOf(sides, '50', '1')).toBe('-98');
    for (const price of [undefined, '0', '-1', 'NaN']) expect(priceImpactOf(sides, price, '1')).toBeUndefined();
  });

  it('never allows more slippage than agreed, for any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_AMOUNT }), (amount) => {
        expect(leastOf(amount) + slippageOf(amount)).toBe(amount);
        // Rounded by less than one unit.
        expect(leastOf(amount) * 100n).toBeGreaterThan(amount * 99n - 100n);
        expect(leastOf(amount) * 100n).toBeLessThanOrEqual(amount * 99n);
      }),
    );
  });
});

describe('edge cases of a swap’s value', () => {
  const token = (decimals: number): Token => ({ networkId: 'eip155:1', name: 'Kelp', symbol: 'KELP', decimals });
  const sides = (fromAmount: bigint, toAmount: bigint) => ({ from: token(18), to: token(18), fromAmount, toAmount });

  it('has three decimals from a thousandth on, and more below', () => {
    expect(rateOf(sides(10n ** 18n, 10n ** 15n + 10n ** 12n))).toBe('0.001');
    expect(rateOf(sides(10n ** 18n, 10n ** 15n))).toBe('0.001');
    expect(rateOf(sides(10n ** 18n, 10n ** 15n - 10n ** 11n))).toBe('0.0009999');
  });

  it('has no impact if nothing is received, or nothing of value', () => {
    expect(priceImpactOf(sides(10n ** 18n, 0n), '1', '1')).toBeUndefined();
    expect(priceImpactOf(sides(10n ** 18n, 10n ** 18n), '1', '0')).toBeUndefined();
    expect(priceImpactOf(sides(10n ** 18n, 10n ** 18n), undefined, '1')).toBeUndefined();
    expect(priceImpactOf(sides(10n ** 18n, 10n ** 18n), '1.5', '1.125')).toBe('25');
  });
});
