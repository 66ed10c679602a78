import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressGroups } from './address-groups.js';

describe('addressGroups', () => {
  it.each([
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x7099 7970 C518 12dc 3A01 0C7d 01b5 0e0d 17dc 79C8'],
    ['1nc1nerator11111111111111111111111111111111', '1nc1 nera tor1 1111 1111 1111 1111 1111 1111 1111 111'],
    ['0x', '0x'],
    ['', ''],
  ])('%s', (address, groups) => {
    expect(addressGroups(address).join(' ')).toBe(groups);
  });

  it('keeps every character of any text', () => {
    fc.assert(fc.property(fc.string(), (text) => addressGroups(text).join('') === text));
  });
});
