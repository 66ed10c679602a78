import { expect, it } from 'vitest';
import { nextAmount } from './next-amount.js';

it.each([
  ['12', '123', '123'],
  ['12', '12,', '12.'],
  ['123', '13', '13'],
  ['', '1,234', '1234'],
  ['12.5', '1e-7', ''],
  ['1.00', '1e-7', ''],
  ['1.25', '0x10', ''],
  ['12.5', '1,234', '1234'],
  ['123456', '1.234,5', '1234.5'],
])(
  '%j changed to %j is %j: a pasted amount is read as a whole, however long the replaced one was',
  (before, after, text) => {
    expect(nextAmount(before, after)).toBe(text);
  },
);
