import { expect, it } from 'vitest';
import { interpolate } from './interpolate.js';

it.each([
  [5, 50],
  [0, 0],
  [10, 100],
  [-5, 0],
  [50, 100],
])('%d of 0–10 is %d of 0–100', (value, result) => {
  expect(interpolate(value, [0, 10], [0, 100])).toBe(result);
});

it('goes down as well as up, and survives an empty range', () => {
  expect(interpolate(2, [0, 10], [1, 0])).toBeCloseTo(0.8);
  expect(interpolate(20, [0, 10], [1, 0])).toBe(0);
  expect(interpolate(3, [3, 3], [1, 2])).toBe(1);
});
