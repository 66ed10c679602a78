import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmountKey, pasteAmount, typeAmount } from './amount-typing.js';

describe('amount field', () => {
  it.each([
    ['', '.', '0.'],
    ['', ',', '0.'],
    ['0', '05', '5'],
    ['0', '00', '0'],
    ['10', '100', '100'],
    ['10', '10.05', '10.05'],
    ['1', '1,', '1.'],
    ['1.5', '1.5.', '1.5'],
    ['1.5', '.1.5', '1.5'],
    ['1.5', '1.5,', '1.5'],
    ['12', '1', '1'],
    ['1', '1x', '1'],
    ['1', '-1', '1'],
    ['1', '', ''],
    ['0.', '0.0', '0.0'],
    ['', '١', '1'],
    ['12', '12٫', '12.'],
    ['1', '1۵', '15'],
    ['1', '1५', '15'],
    ['1', '1５', '15'],
  ])('%j typed on to %j is %j', (before, after, text) => {
    expect(typeAmount(before, after)).toBe(text);
  });

  it.each([
    ['12.5 ETH', '12.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['๑๒', '12'],
    ['１２．５', '12.5'],
    ['$1,234.56', '1234.56'],
    ['1,234', '1234'],
    ['12,345', '12345'],
    ['123,456', '123456'],
    ['1234,567', '1234.567'],
    ['1,2345', '1.2345'],
    ['1,234,5', '12345'],
    ['1,2,3', '123'],
    ['12.345,6', '12345.6'],
    ['1.234.567,8', '1234567.8'],
    ['1005', '1005'],
    ['1,234,567.8', '1234567.8'],
    ['0,5', '0.5'],
    ['0,123', '0.123'],
    ['00,125', '0.125'],
    ['0،5', '0.5'],
    ['0，5', '0.5'],
    ['1234,5', '1234.5'],
    ['1.234,56', '1234.56'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
    ['abc', ''],
    ['-3', '3'],
    ['007', '7'],
    ['1e5', ''],
    ['1e-7', ''],
    ['2.5E+3', ''],
    ['0x10', ''],
    ['0xff', ''],
    ['5e−7', ''],
    ['0.0₅1234', ''],
    ['1×10⁻⁷', ''],
    ['100 USD0', ''],
    ['12.5 ETH ($31,250.00)', ''],
    ['12.5DAI', '12.5'],
    ['3ether', '3'],
  ])('%j pasted is %j', (pasted, text) => {
    expect(pasteAmount(pasted)).toBe(text);
  });

  it('always leaves digits and at most one point', () => {
    const clean = /^(\d+\.?\d*)?$/;
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const before = typeAmount('', a);
        expect(before).toMatch(clean);
        expect(typeAmount(before, b)).toMatch(clean);
        expect(pasteAmount(b)).toMatch(clean);
      }),
    );
  });

  it.each([
    ['5', false, '', true],
    ['٥', false, '', true],
    ['٫', false, '1', true],
    ['٫', false, '1.', false],
    ['.', false, '1', true],
    ['.', false, '1.', false],
    [',', false, '1.', false],
    ['Backspace', false, '', true],
    ['ArrowLeft', false, '', true],
    ['Tab', false, '', true],
    ['Escape', false, '', true],
    ['a', true, '', true],
    ['c', true, '', true],
    ['v', true, '', true],
    ['x', true, '', true],
    ['v', false, '', false],
    ['b', true, '', false],
    ['e', false, '', false],
    ['-', false, '', false],
    [' ', false, '', false],
  ])('key %j, modified %s, on %j: %s', (key, modified, text, allowed) => {
    expect(isAmountKey(key, modified, text)).toBe(allowed);
  });
});
