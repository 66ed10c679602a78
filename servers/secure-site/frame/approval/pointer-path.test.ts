import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointerPath } from './pointer-path.js';

const at = (screenX: number, screenY: number, left: number, top: number, scale = 1) => ({
  ...{ screenX, screenY },
  ...{ clientX: scale * (screenX - left), clientY: scale * (screenY - top) },
});
const zoom = fc.constantFrom(1, 0.5, 0.8, 1 / 1.5, 1 / 0.9);
const place = fc.record({ x: fc.integer({ min: 0, max: 2_000 }), y: fc.integer({ min: 0, max: 1_200 }) });

describe('the path of a pointer', () => {
  it('is followed wherever it goes while the frame stays, at any zoom', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2 }), zoom, (places, scale) => {
        const path = pointerPath();
        const followed = places.map(({ x, y }) => path.follows(at(x, y, 40, 60, scale)));
        expect(followed).toEqual(places.map((_, index) => index > 0));
      }),
    );
  });

  it.each([
    ['the frame moves under it', at(300, 300, 200, 200)],
    ['the frame moves as it moves', at(330, 310, 130, 100)],
    ['the frame moves back', at(300, 300, 96, 100)],
  ])('breaks if %s, and continues from there', (_, next) => {
    const path = pointerPath();
    const first = at(300, 300, 100, 100);
    expect([path.follows(first), path.follows(at(320, 300, 100, 100)), path.follows(first)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(path.follows(next)).toBe(false);
    expect(path.follows(next)).toBe(true);
  });

  it('starts again when the pointer returns', () => {
    const path = pointerPath();
    path.follows(at(10, 10, 0, 0));
    path.end();
    expect(path.follows(at(10, 10, 0, 0))).toBe(false);
  });
});
