import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowHeights, rowsInView } from './rows-in-view.js';

describe('rowsInView', () => {
  it('renders visible rows and some more, of a list of any length', () => {
    const heights = new RowHeights();
    expect(rowsInView(heights, 10_000, 0, 400)).toEqual({ first: 0, end: 16 });
    expect(rowsInView(heights, 10_000, 64_000, 64_400)).toEqual({ first: 992, end: 1_016 });
    expect(rowsInView(heights, 5, 0, 400)).toEqual({ first: 0, end: 5 });
    expect(rowsInView(heights, 0, 0, 400)).toEqual({ first: 0, end: 0 });
  });

  it('covers the view with a limited number of rows, for any heights and scroll positions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.array(fc.tuple(fc.nat(1_999), fc.integer({ min: 40, max: 120 })), { size: 'max', maxLength: 200 }),
        fc.integer({ min: -2_000, max: 200_000 }),
        fc.integer({ min: 0, max: 1_200 }),
        (count, known, top, height) => {
          const heights = new RowHeights();
          for (const [at, each] of known) heights.set(at, each);
          const { first, end } = rowsInView(heights, count, top, top + height);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(count);
          expect(end - first).toBeLessThanOrEqual(64);
          expect(end).toBeGreaterThan(first);
          // Nothing visible is left out.
          const all = heights.between(0, count);
          if (top > all || top + height < 0) return;
          expect(heights.between(0, first)).toBeLessThanOrEqual(Math.max(0, top));
          expect(heights.between(0, end)).toBeGreaterThanOrEqual(Math.min(all, top + height));
        },
      ),
    );
  });

  it('estimates heights from those that were rendered', () => {
    const heights = new RowHeights();
    heights.set(0, 50);
    heights.set(1, 70);
    heights.set(1, 90);
    heights.set(2, 0);
    expect([heights.of(0), heights.of(1), heights.of(2), heights.between(0, 3)]).toEqual([50, 90, 70, 210]);
  });
});
