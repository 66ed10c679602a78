import { describe, expect, it } from 'vitest';
import { boundedFees, feeOf, feeWords } from './bounded-fees.js';

const GWEI = 10n ** 9n;
const ETHER = 10n ** 18n;
const CALM = { base: 10n * GWEI, highestBase: 12n * GWEI, usualTip: GWEI, tip: GWEI };
/** Five times the highest base fee and the usual tip. */
const MOST = 65n * GWEI;

describe('a fee', () => {
  it('that is not set is twice the base fee plus the tip', () => {
    const { fees, asked } = boundedFees(21_000n, CALM, {});
    expect(fees).toEqual({ gas: 21_000n, maxFeePerGas: 21n * GWEI, maxPriorityFeePerGas: GWEI });
    expect(asked).toBe(feeOf(fees));
  });

  it.each([
    ['a price', { maxFeePerGas: 200_000n * GWEI }, { maxFeePerGas: MOST, maxPriorityFeePerGas: GWEI }],
    ['a tip', { maxPriorityFeePerGas: 200_000n * GWEI }, { maxFeePerGas: MOST, maxPriorityFeePerGas: MOST }],
    ['gas', { gas: 30_000_000n }, { gas: 105_000n }],
    [
      'all of them',
      { gas: 30_000_000n, maxFeePerGas: 200_000n * GWEI, maxPriorityFeePerGas: 200_000n * GWEI },
      { gas: 105_000n, maxFeePerGas: MOST, maxPriorityFeePerGas: MOST },
    ],
  ])('is lowered if the page sets too much: %s', (_, wishes, lowered) => {
    const { fees, asked } = boundedFees(21_000n, CALM, wishes);
    expect(fees).toMatchObject(lowered);
    expect(asked).toBeGreaterThan(feeOf(fees));
  });

  it.each([9n * GWEI, 1n, 0n])(
    'is the usual one if the page sets %s, with which no block would take it',
    (maxFeePerGas) => {
      const { fees, asked } = boundedFees(21_000n, CALM, { maxFeePerGas });
      expect(fees).toEqual({ gas: 21_000n, maxFeePerGas: 21n * GWEI, maxPriorityFeePerGas: GWEI });
      expect(asked).toBe(feeOf(fees));
    },
  );

  it('is the page’s from the base fee on', () => {
    const { fees } = boundedFees(21_000n, CALM, { maxFeePerGas: 10n * GWEI });
    expect(fees).toMatchObject({ maxFeePerGas: 10n * GWEI, maxPriorityFeePerGas: GWEI });
  });

  it('is the page’s up to the bound', () => {
    const wishes = { gas: 105_000n, maxFeePerGas: MOST, maxPriorityFeePerGas: 2n * GWEI };
    const { fees, asked } = boundedFees(21_000n, CALM, wishes);
    expect(fees).toEqual(wishes);
    expect(asked).toBe(feeOf(fees));
  });

  it('is lowered if the node itself suggests too much', () => {
    const { fees, asked } = boundedFees(21_000n, { ...CALM, tip: 200_000n * GWEI }, {});
    expect(fees).toMatchObject({ maxFeePerGas: MOST, maxPriorityFeePerGas: MOST });
    expect(asked).toBeGreaterThan(feeOf(fees));
  });

  it('follows the site’s limits', () => {
    const { fees } = boundedFees(21_000n, CALM, { maxFeePerGas: 200_000n * GWEI }, { times: 2 });
    expect(fees.maxFeePerGas).toBe(26n * GWEI);
  });

  it('may be five gwei on an idle network', () => {
    const quiet = { base: 7n, highestBase: 7n, usualTip: 0n, tip: GWEI };
    expect(boundedFees(21_000n, quiet, {}).fees.maxPriorityFeePerGas).toBe(GWEI);
    expect(boundedFees(21_000n, quiet, { maxFeePerGas: 200_000n * GWEI }).fees.maxFeePerGas).toBe(5n * GWEI);
  });
});

describe('the text', () => {
  const network = { decimals: 18, symbol: 'ETH' };
  const words = (fee: bigint, asked = fee, balance = ETHER) => feeWords({ fee, asked, balance }, network);

  it('is the total, rounded up, if nothing is wrong', () => {
    expect(words(ETHER / 5n)).toEqual({ facts: [['Network fee, at most', '0.2 ETH']], warnings: [] });
    expect(words(1n).facts).toEqual([['Network fee, at most', '0.00000001 ETH']]);
  });

  it('is a warning if more was requested', () => {
    expect(words(10n ** 15n, 4n * ETHER).warnings).toEqual([
      'A network fee of up to 4 ETH was requested. Your wallet lowered it to 0.001 ETH.',
    ]);
  });

  it('is a danger, and needs confirmation, above a fifth of the balance', () => {
    expect(words(ETHER / 4n)).toMatchObject({
      warnings: ['High network fee: up to 0.25 ETH. That is 25% of your ETH balance.'],
      danger: true,
      consents: ['I agree to pay a network fee of up to 0.25 ETH'],
    });
    const limits = { percent: 30 };
    expect(feeWords({ fee: ETHER / 4n, asked: 0n, balance: ETHER }, network, limits).danger).toBeUndefined();
  });
});
