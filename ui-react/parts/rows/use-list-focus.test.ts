import { describe, expect, it } from 'vitest';
import { nextIndex } from './use-list-focus.js';

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s moves from %i to %i in a list of three', (key, at, expected) => {
    expect(nextIndex(key, at, 3)).toBe(expected);
  });

  it('swaps the left and right keys in right-to-left text', () => {
    expect(nextIndex('ArrowLeft', 0, 3, true)).toBe(1);
    expect(nextIndex('ArrowRight', 0, 3, true)).toBe(2);
    expect(nextIndex('ArrowDown', 0, 3, true)).toBe(1);
  });

  it.each(['Tab', 'Enter', 'a'])('ignores %s', (key) => {
    expect(nextIndex(key, 0, 3)).toBeUndefined();
  });

  it('does nothing for elements outside of the list', () => {
    expect(nextIndex('ArrowDown', -1, 3)).toBeUndefined();
    expect(nextIndex('ArrowDown', 0, 0)).toBeUndefined();
  });
});
