import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeDigits } from './one-time-code.js';

describe('codeDigits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Your code is 123-456.', '123456'],
    ['1234567', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
    ['abc', ''],
    ['', ''],
  ])('reads %s', (text, digits) => {
    expect(codeDigits(text)).toBe(digits);
  });

  it('is at most six digits of any pasted text, and does not change when read again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const digits = codeDigits(text);
        expect(digits).toMatch(/^[0-9]{0,6}$/);
        expect(codeDigits(digits)).toBe(digits);
      }),
    );
  });
});
