import { describe, expect, it } from 'vitest';
import { readQuantity } from './read-quantity.js';

describe('a quantity', () => {
  it.each([
    ['0x0', 0n],
    ['0X1f', 31n],
    [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
    [`0x${'0'.repeat(90)}1f`, 31n],
    [`${'0'.repeat(90)}31`, 31n],
    ['31', 31n],
    [31, 31n],
    [31n, 31n],
  ])('is read from %s', (value, quantity) => {
    expect(readQuantity(value)).toBe(quantity);
  });

  it.each([['0x'], [''], ['-1'], [-1], [1.5], [1e21], ['1e3'], ['much'], [null], [{ toString: 1 }], [['1']], [true]])(
    'is not %j',
    (value) => {
      expect(readQuantity(value)).toBeUndefined();
    },
  );

  it('has no more digits than an EVM word', () => {
    expect(readQuantity(`0x${'1'.repeat(65)}`)).toBeUndefined();
    expect(readQuantity('1'.repeat(79))).toBeUndefined();
  });
});
