import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookOf } from './look-alike.js';

describe('texts that look alike', () => {
  it.each([
    ['USDC', 'USDС', 'Cyrillic С'],
    ['USDC', 'U\u200bSDC', 'a blank that is not seen'],
    ['USDC', 'usdc', 'small letters'],
    ['USDC', 'U S D C', 'blanks'],
    ['USDC', 'U.S.D.C', 'points'],
    ['USDC', 'ＵＳＤＣ', 'wide letters'],
    ['USDC', '𝐔𝐒𝐃𝐂', 'bold letters'],
    ['USDC', 'U$DC', 'a sign for a letter'],
    ['USDC', 'ÜSDC', 'a letter with dots'],
    ['USDT', 'USDТ', 'Cyrillic Т'],
    ['ETH', 'ΕΤΗ', 'Greek letters'],
    ['ETH', 'ЕТН', 'Cyrillic letters'],
    ['DAI', 'DAl', 'a small L'],
    ['DAI', 'DA1', 'a one'],
    ['LINK', 'L1NK', 'a one'],
    ['COMP', 'C0MP', 'a nought'],
    ['WETH', 'VVETH', 'two letters for one'],
    ['KELP', 'КЕLP', 'two Cyrillic letters'],
    ['Amber', 'Arnber', 'two letters for one'],
    ['Tether USD', 'Tether\u00a0USD', 'another blank'],
    ['Tether USD', '\u202eTether USD', 'a sign that turns it'],
    ['SALT', 'ᏚᎪᏞᎢ', 'Cherokee letters'],
  ])('%s and %s: %s', (honest, other) => {
    expect(lookOf(other)).toBe(lookOf(honest));
  });

  it.each([
    ['USDC', 'USDT'],
    ['ETH', 'ETC'],
    ['DAI', 'DAO'],
    ['SALT', 'SALTS'],
    ['Wrapped Ether', 'Ether'],
  ])('%s and %s do not', (one, other) => {
    expect(lookOf(other)).not.toBe(lookOf(one));
  });

  it('never throws, whatever the texts are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(lookOf(lookOf(text))).toBe(lookOf(text));
      }),
    );
  });
});
