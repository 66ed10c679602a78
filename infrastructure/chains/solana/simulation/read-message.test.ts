import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase58 } from '../../../../domain/address/base58.js';
import { toBase64 } from '../../../base64.js';
import { readMessage } from './read-message.js';

const keyOf = (letter: number) => Array<number>(32).fill(letter);
const address = (letter: number) => toBase58(Uint8Array.from(keyOf(letter)));
/** One signature; two signers, the second read only; three others, the last read only; one instruction. */
const HEAD = [2, 1, 1, 5, ...[1, 2, 3, 4, 5].flatMap(keyOf), ...keyOf(9), 1, 4, 2, 0, 1, 3, 7, 7, 7];
const SIGNED = [2, ...Array<number>(128).fill(0)];
const LEGACY = [...SIGNED, ...HEAD];
const VERSIONED = [...SIGNED, 0x80, ...HEAD, 1, ...keyOf(6), 2, 0, 3, 1, 1];

describe('which accounts a transaction may change', () => {
  const expected = { payer: address(1), writable: [1, 3, 4].map(address) };
  it.each([
    ['in base58', toBase58],
    ['in base64', toBase64],
  ])('%s', (_how, write) => {
    expect(readMessage(write(Uint8Array.from(LEGACY)))).toMatchObject({ ...expected, tables: [] });
    const tables = [{ address: address(6), writable: [0, 3] }];
    expect(readMessage(write(Uint8Array.from(VERSIONED)))).toMatchObject({ ...expected, tables });
  });

  it('returns nothing for truncated, oversized or unknown versions', () => {
    for (let length = 0; length < VERSIONED.length; length++)
      expect(readMessage(toBase64(Uint8Array.from(VERSIONED.slice(0, length))))).toBeUndefined();
    expect(readMessage(toBase64(Uint8Array.from([...LEGACY, 0])))).toBeUndefined();
    expect(readMessage(toBase64(Uint8Array.from([...SIGNED, 0x81, ...HEAD, 0])))).toBeUndefined();
  });

  it.each([
    ['advances a nonce in its first instruction', [4, 0, 0, 0], 0, true],
    ['does so only later', [4, 0, 0, 0], 1, false],
    ['calls another instruction of the program', [2, 0, 0, 0], 0, false],
  ])('never expires if it %s: %s', (_how, data, at, lasting) => {
    const nonce = [2, 2, 1, 0, data.length, ...data];
    const other = [1, 0, 0];
    const both = at === 0 ? [...nonce, ...other] : [...other, ...nonce];
    const keys = [1, 5, 0].flatMap(keyOf);
    const bytes = [1, ...Array<number>(64).fill(0), 1, 0, 2, 3, ...keys, ...keyOf(9), 2, ...both];
    expect(readMessage(toBase64(Uint8Array.from(bytes)))).toMatchObject({ lasting });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.uint8Array({ maxLength: 400 }).map(toBase64)), (text) => {
        readMessage(text);
      }),
    );
  });
});
