import { describe, expect, it } from 'vitest';
import { initialOf, tintOf } from './image-mark.js';

describe('initialOf', () => {
  it.each([
    ['harbor', 'H'],
    ['  (beta) Fennel', 'B'],
    ['1inch', '1'],
    ['éclair', 'É'],
    ['海', '海'],
    ['🦊 Fox', 'F'],
    ['🦊', '·'],
    ['', '·'],
  ])('of "%s" is "%s"', (name, expected) => {
    expect(initialOf(name)).toBe(expected);
  });
});

describe('tintOf', () => {
  it('is one of six, for any name', () => {
    const tints = ['', 'Harbor', 'Lantern', '🦊', 'x'.repeat(5000), 'Optimism', 'Kelp', 'Salt', 'Base'].map(tintOf);
    for (const tint of tints) expect([0, 1, 2, 3, 4, 5]).toContain(tint);
    expect(new Set(tints).size).toBeGreaterThan(2);
  });
});
