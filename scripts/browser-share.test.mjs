import { describe, expect, it } from 'vitest';
import { isInBrowser, runsIn, seedOf, takesTurns } from './browser-share.mjs';

const scenarios = Array.from({ length: 900 }, (_, at) => ({
  file: `features/connect/${at % 7}.feature`,
  name: `scenario ${at}`,
  tags: ['@S1.1'],
}));
const chosen = (seed, from = scenarios) => from.filter((scenario) => isInBrowser(scenario, seed));

describe('seedOf', () => {
  it('uses the given one', () => {
    expect(seedOf('20780')).toBe(20780);
  });
  it.each([[undefined], ['']])('differs each day, for %o', (asked) => {
    expect(seedOf(asked, Date.UTC(1970, 0, 11, 23))).toBe(10);
    expect(seedOf(asked, Date.UTC(1970, 0, 12, 1))).toBe(11);
  });
  it.each(['x', '-1', '1.5', '1e3', ' 1'])('rejects %o', (asked) => {
    expect(() => seedOf(asked)).toThrow('a whole number is wanted');
  });
});

describe('runsIn', () => {
  it.each([
    [[], ['core', 'sandbox', 'browser']],
    [['@S1.1'], ['core', 'sandbox', 'browser']],
    [['@core', '@S1.1'], ['core']],
    [
      ['@sandbox', '@browser'],
      ['sandbox', 'browser'],
    ],
  ])('of %o: %o', (tags, expected) => {
    expect(['core', 'sandbox', 'browser'].filter((profile) => runsIn(profile, tags))).toEqual(expected);
  });
});

describe('takesTurns', () => {
  it.each([
    [[], true],
    [['@S1.1'], true],
    [['@core', '@sandbox', '@browser'], true],
    [['@sandbox', '@browser', '@S1.1'], true],
    [['@sandbox', '@browser', '@every-run'], false],
    [['@browser'], false],
    [['@core', '@browser'], false],
    [['@sandbox'], false],
  ])('of %o: %o', (tags, expected) => {
    expect(takesTurns(tags)).toBe(expected);
  });
});

describe('isInBrowser', () => {
  it('includes everything that needs one', () => {
    const own = scenarios.map((scenario) => ({ ...scenario, tags: ['@browser'] }));
    for (const seed of [0, 1, 2]) expect(chosen(seed, own)).toEqual(own);
  });

  it('includes about a third of the others, and all of them with three consecutive seeds', () => {
    for (const first of [0, 1, 20_780]) {
      const shares = [first, first + 1, first + 2].map((seed) => chosen(seed));
      for (const share of shares) expect(Math.abs(share.length - 300)).toBeLessThan(45);
      expect(new Set(shares.flat()).size).toBe(scenarios.length);
      expect(shares.flat()).toHaveLength(scenarios.length);
    }
  });

  it('includes the same ones again, wherever they are and whatever else there is', () => {
    const some = [...scenarios].reverse().filter((_, at) => at % 2 === 0);
    expect(new Set(chosen(5, some))).toEqual(new Set(chosen(5).filter((scenario) => some.includes(scenario))));
    expect(chosen(8)).toEqual(chosen(5));
  });

  it('treats a file the same on every system', () => {
    const there = scenarios.map((scenario) => ({ ...scenario, file: scenario.file.replaceAll('/', '\\') }));
    expect(chosen(1, there).map(({ name }) => name)).toEqual(chosen(1).map(({ name }) => name));
  });
});
