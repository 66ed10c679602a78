import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase58, toBase58 } from './base58.js';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

describe('base58', () => {
  // The vectors of the Internet-Draft draft-msporny-base58, and the address of Solana's system program.
  it.each([
    ['', ''],
    ['48656c6c6f20576f726c6421', '2NEpo7TZRRrLZSi2U'],
    [
      '54686520717569636b2062726f776e20666f78206a756d7073206f76657220746865206c617a7920646f672e',
      'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
    ],
    ['0000287fb4cd', '11233QC4'],
    ['00'.repeat(32), '1'.repeat(32)],
  ])('writes %s as %s, and reads it back', (hex, text) => {
    expect(toBase58(bytesOf(hex))).toBe(text);
    expect(fromBase58(text)).toEqual(bytesOf(hex));
  });

  it('reads back everything that it writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(fromBase58(toBase58(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each(['0', 'O', 'I', 'l', 'é', 'abc def', '1'.repeat(2049)])('does not read %s', (text) => {
    expect(fromBase58(text)).toBeUndefined();
  });
});
