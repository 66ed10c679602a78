import { describe, expect, it } from 'vitest';
import { allWalletsTag, isAllWalletsShown } from './all-wallets-row.js';

describe('S2.10 the All Wallets row', () => {
  it.each([
    ['SHOW', false, true, true],
    ['SHOW', true, true, true],
    ['HIDE', true, true, false],
    ['ONLY_MOBILE', false, true, false],
    ['ONLY_MOBILE', true, true, true],
    ['SHOW', true, false, false],
  ] as const)('%s, mobile %s, pairing %s: %s', (option, mobile, pairing, shown) => {
    expect(isAllWalletsShown(option, mobile, pairing)).toBe(shown);
  });

  it.each([
    [{ directory: 0, featured: 0 }, '0'],
    [{ directory: 7, featured: 2 }, '9'],
    [{ directory: 8, featured: 2 }, '10'],
    [{ directory: 19, featured: 0 }, '10+'],
    [{ directory: 430, featured: 0 }, '430'],
    [{ directory: 430, featured: 5 }, '430+'],
    [{ directory: 9_004, featured: 5 }, '9,000+'],
    [{ directory: 430, featured: 5, filtered: 1_234 }, '1,234'],
    [{ directory: 430, featured: 5, filtered: 23 }, '23'],
    [{ directory: 430, featured: 5, filtered: 0 }, '430+'],
  ])('%j shows %s', (counts, tag) => {
    expect(allWalletsTag(counts, 'en')).toBe(tag);
  });

  it('is grouped as the language does', () => {
    expect(allWalletsTag({ directory: 9_004, featured: 5 }, 'de')).toBe('9.000+');
  });
});
