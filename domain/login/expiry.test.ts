import { describe, expect, it } from 'vitest';
import {
  CACHE_LIFETIMES,
  isCacheExpired,
  isPairingExpired,
  mayRetryBalance,
  pairingExpiry,
  pairingRenewal,
} from './expiry.js';

const NOW = 1_700_000_000_000;

describe('S4.4 pairing expiry', () => {
  it.each([
    [0, false],
    [229_999, false],
    [230_000, true],
    [240_000, true],
    [500_000, true],
  ])('%d ms after it was made, expired: %s', (age, expired) => {
    expect(isPairingExpired(pairingExpiry(NOW), NOW + age)).toBe(expired);
  });

  it('is renewed the moment it counts as expired', () => {
    expect(isPairingExpired(pairingExpiry(NOW), pairingRenewal(NOW))).toBe(true);
    expect(isPairingExpired(pairingExpiry(NOW), pairingRenewal(NOW) - 1)).toBe(false);
  });

  it('counts as expired if there is none', () => {
    expect(isPairingExpired(undefined, NOW)).toBe(true);
    expect(isPairingExpired(Number.NaN, NOW)).toBe(true);
  });
});

describe('S9.5 cache lifetimes', () => {
  it('are 30 seconds for balances and 5 minutes for names', () => {
    expect(CACHE_LIFETIMES).toEqual({ portfolio: 30_000, nativeBalance: 30_000, ens: 300_000, identity: 300_000 });
  });

  it.each([
    [0, false],
    [30_000, false],
    [30_001, true],
    [-1, true],
  ])('an entry of 30 s, %d ms old, expired: %s', (age, expired) => {
    expect(isCacheExpired(NOW - age, 30_000, NOW)).toBe(expired);
  });

  it('counts as expired if its time is not a number', () => {
    expect(isCacheExpired(Number.NaN, 30_000, NOW)).toBe(true);
  });

  it.each([
    [undefined, true],
    [NOW, false],
    [NOW - 29_999, false],
    [NOW - 30_000, true],
    [NOW + 5, true],
  ])('balances may be retried after failing at %s: %s', (failedAt, allowed) => {
    expect(mayRetryBalance(failedAt, NOW)).toBe(allowed);
  });
});
