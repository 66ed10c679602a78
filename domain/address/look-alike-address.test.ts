import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Namespace } from '../network/caip.js';
import { resembles } from './look-alike-address.js';

const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hex = (digits: string) => `0x${digits.padEnd(40, '0')}`;

describe('addresses that look alike', () => {
  it.each<[string, Namespace, string, string]>([
    ['four letters at either end', 'eip155', FRIEND, '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79C8'],
    ['what is shown of it: two, and six', 'eip155', FRIEND, '0x70aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaadc79c8'],
    ['in other letters', 'eip155', FRIEND, '0x7099AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA79c8'],
    ['without 0x', 'eip155', FRIEND, '7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79C8'],
    ['all but one letter', 'eip155', FRIEND, FRIEND.replace('C518', 'C519')],
    [
      'on Solana',
      'solana',
      '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
      '9WzaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaWWM',
    ],
    [
      'on Bitcoin',
      'bip122',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bc1qarzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz5mdq',
    ],
  ])('%s', (_, namespace, one, other) => {
    expect(resembles(namespace, one, other)).toBe(true);
    expect(resembles(namespace, other, one)).toBe(true);
  });

  it.each<[string, Namespace, string, string]>([
    ['the same', 'eip155', FRIEND, FRIEND],
    ['the same in small letters', 'eip155', FRIEND, FRIEND.toLowerCase()],
    ['the beginning alone', 'eip155', FRIEND, hex('70997970C51812dc')],
    ['the end alone', 'eip155', FRIEND, `0x${'b'.repeat(30)}0d17dc79C8`],
    ['three and three', 'eip155', FRIEND, `0x709${'b'.repeat(34)}9C8`],
    ['the kind of address', 'bip122', 'bc1qaaaaaaaaaaaaaaaaaa', 'bc1qbbbbbbbbbbbbbbbbbb'],
    ['nothing', 'eip155', '', ''],
  ])('not for %s', (_, namespace, one, other) => {
    expect(resembles(namespace, one, other)).toBe(false);
  });

  it('does not match random addresses', () => {
    const address = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(fc.uniqueArray(address, { minLength: 2, maxLength: 2 }), ([one = '', other = '']) => {
        const alike = one.slice(0, 2) === other.slice(0, 2) && one.slice(-2) === other.slice(-2);
        if (!alike) expect(resembles('eip155', `0x${one}`, `0x${other}`)).toBe(false);
      }),
    );
  });
});
