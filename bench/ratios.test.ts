import { describe, expect, it } from 'vitest';
import { RATIOS, ratioLines } from './ratios.js';

const figures = (value: number) => Object.fromEntries(RATIOS.map(({ measure }) => [measure, value]));

describe('ratios to the floor', () => {
  it('exceed their limits independently', () => {
    const lines = ratioLines(figures(10), { ...figures(10), nodes: 20, heap: 20.1 });
    expect(lines.map(({ past }) => past)).toEqual([false, false, false, true, false, false, false]);
    expect(lines[3]?.text).toBe("heap, list open: 2.01 times the floor's, of 2");
  });

  it('exceed their limit if a figure is missing', () => {
    expect(ratioLines(figures(10), {}).every(({ past }) => past)).toBe(true);
    expect(ratioLines({}, figures(10)).every(({ past }) => past)).toBe(true);
  });
});
