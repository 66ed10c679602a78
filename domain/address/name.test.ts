import { describe, expect, it } from 'vitest';
import { coinTypeOf, nameProblem } from './name.js';

describe('S5.14 names', () => {
  it.each([
    ['fox1', undefined],
    ['A-b-3', undefined],
    ['-fox-', undefined],
    ['f--x', undefined],
    ['---x', undefined],
    ['ab--cd', 'two-hyphens'],
    ['XN--4', 'two-hyphens'],
    ['----', 'two-hyphens'],
    ['fox', 'too-short'],
    ['', 'too-short'],
    ['fox.', 'bad-characters'],
    ['fox_1', 'bad-characters'],
    ['föx1', 'bad-characters'],
    ['fox１', 'bad-characters'],
    ['fox٣', 'bad-characters'],
    ['１２３４', 'bad-characters'],
    ['12--', 'two-hyphens'],
    ['a--b', undefined],
    ['1234', undefined],
    ['fox 1', 'bad-characters'],
    ['fox1\n', 'bad-characters'],
  ])('%j: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it('gives chains their coin type', () => {
    expect(coinTypeOf(1)).toBe(2_147_483_649);
    expect(coinTypeOf(2 ** 31 - 1)).toBe(4_294_967_295);
    for (const bad of [2 ** 31, -1, 1.5, Number.NaN]) expect(() => coinTypeOf(bad)).toThrowError('Invalid chainId');
  });
});
