import { describe, expect, it } from 'vitest';
import { cutEmail, cutName, cutStart, formatAddress } from './format-address.js';

const ADDRESS = '0x1234567890abcdef1234567890abcdef12345678';

describe('S9.11 cutting', () => {
  it('keeps 4 leading and 6 trailing characters of an address', () => {
    expect(formatAddress(ADDRESS)).toBe('0x12…345678');
  });

  it.each([
    [4, 4, '0x12…5678'],
    [6, 0, '0x1234…'],
    [0, 4, '…5678'],
    [21, 21, ADDRESS],
  ])('%d and %d: %s', (start, end, text) => {
    expect(formatAddress(ADDRESS, start, end)).toBe(text);
  });

  it('leaves short texts whole', () => {
    expect(formatAddress('0123456789')).toBe('0123456789');
    expect(formatAddress('01234567890')).toBe('0123…567890');
  });

  it.each([
    ['verylongprofilename.eth', 18, 'verylongprofilenam…'],
    ['Trust Wallet Extension', 12, 'Trust Wallet…'],
    ['short', 18, 'short'],
    ['exactly-eighteen-c', 18, 'exactly-eighteen-c'],
    ['🦊🦊🦊', 2, '🦊🦊…'],
    ['', 5, ''],
  ])('%s after %d: %s', (name, length, text) => {
    expect(cutName(name, length)).toBe(text);
  });

  it('cuts the start', () => {
    expect(cutStart('abcdefgh', 3)).toBe('…fgh');
    expect(cutStart('abc', 3)).toBe('abc');
  });

  it('cuts emails over 30 characters', () => {
    expect(cutEmail('someone@example.com')).toBe('someone@example.com');
    expect(cutEmail(`${'a'.repeat(18)}@example.com`)).toBe(`${'a'.repeat(18)}@example.com`);
    expect(cutEmail(`${'a'.repeat(19)}@example.com`)).toBe(`${'a'.repeat(19)}@example.…`);
  });
});
