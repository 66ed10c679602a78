import { describe, expect, it } from 'vitest';
import { median } from './median.js';

describe('median', () => {
  it.each([
    [[], undefined],
    [[4], 4],
    [[9, 1, 5], 5],
    [[10, 2, 4, 100], 7],
    [[100, 20, 3], 20],
  ])('of %j is %s', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });

  it('leaves the numbers in their order', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });
});
