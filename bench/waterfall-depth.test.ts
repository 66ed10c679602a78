import { describe, expect, it } from 'vitest';
import { waterfallDepth } from './waterfall-depth.js';

const span = (start: number, end: number) => ({ start, end });

describe('waterfallDepth', () => {
  it('is zero without requests', () => {
    expect(waterfallDepth([])).toBe(0);
  });

  it('counts parallel requests once', () => {
    expect(waterfallDepth([span(0, 150), span(2, 160), span(149, 300)])).toBe(1);
  });

  it('counts sequential requests, given in any order', () => {
    expect(waterfallDepth([span(320, 470), span(0, 150), span(160, 310)])).toBe(3);
  });

  it('takes the longest of several chains', () => {
    expect(waterfallDepth([span(0, 10), span(0, 100), span(11, 20), span(101, 120)])).toBe(3);
  });
});
