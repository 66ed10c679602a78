import { describe, expect, it } from 'vitest';
import { feeLimits, feeShare } from './fee-limits.js';

const DEFAULTS = { times: 5n, percent: 20n };

describe('the limits of a fee', () => {
  it.each([
    [undefined, DEFAULTS],
    [{}, DEFAULTS],
    [{ times: 1 }, { ...DEFAULTS, times: 1n }],
    [{ percent: 0 }, { ...DEFAULTS, percent: 0n }],
    [{ percent: 100 }, { ...DEFAULTS, percent: 100n }],
    [{ times: 0, percent: 101 }, DEFAULTS],
    [{ times: 1.5, percent: -1 }, DEFAULTS],
    [{ times: Number.NaN, percent: Number.POSITIVE_INFINITY }, DEFAULTS],
  ])('of %j', (given, limits) => {
    expect(feeLimits(given)).toEqual(limits);
  });
});

describe('the percentage of the balance', () => {
  it.each([
    [20n, 100n, undefined],
    [21n, 100n, 21n],
    [99n, 100n, 99n],
    [100n, 100n, 100n],
    [500n, 100n, 100n],
    [1n, 0n, undefined],
    [0n, 0n, undefined],
  ])('%s of %s', (fee, balance, share) => {
    expect(feeShare(fee, balance)).toBe(share);
  });

  it('follows the host’s limits', () => {
    expect(feeShare(21n, 100n, { percent: 30 })).toBeUndefined();
    expect(feeShare(1n, 100n, { percent: 0 })).toBe(1n);
  });
});
