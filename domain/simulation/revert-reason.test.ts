import { describe, expect, it } from 'vitest';
import { revertReason, textIn } from './revert-reason.js';

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const text = (words: string) => {
  const bytes = [...new TextEncoder().encode(words)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${word(32n)}${word(BigInt(bytes.length / 2))}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')}`;
};

describe('why a contract reverted', () => {
  it.each([
    ['its words', `0x08c379a0${text('Too late')}`, 'Too late'],
    ['on one line, with nothing hidden', `0x08c379a0${text('Pay\n\u202eme\u0000 now')}`, 'Pay me now'],
    ['cut where there is no end', `0x08c379a0${text('x'.repeat(500))}`, `${'x'.repeat(119)}…`],
    ['a panic', `0x4e487b71${word(0x11n)}`, 'Panic 0x11'],
    ['a panic of one digit', `0x4e487b71${word(1n)}`, 'Panic 0x01'],
    ['the last panic', `0x4e487b71${word(0xffn)}`, 'Panic 0xff'],
    ['a panic without a code', '0x4e487b71', undefined],
    ['a panic of nonsense', `0x4e487b71${word(2n ** 200n)}`, undefined],
    ['an error of its own', '0xdeadbeef', undefined],
    ['nothing', '0x', undefined],
    ['an empty word', `0x08c379a0${text('')}`, undefined],
    ['a text that is longer than the answer', `0x08c379a0${word(32n)}${word(2n ** 255n)}`, undefined],
    ['a text elsewhere', `0x08c379a0${word(2n ** 64n)}${word(3n)}`, undefined],
    ['what is not UTF-8', `0x08c379a0${word(32n)}${word(2n)}c328`, undefined],
  ])('%s', (_what, data, reason) => {
    expect(revertReason(data)).toBe(reason);
  });

  it('reads the names of old tokens, which are 32 bytes', () => {
    expect(textIn(`0x${'4d4b52'.padEnd(64, '0')}`)).toBe('MKR');
    expect(textIn(`0x${'4d004b'.padEnd(64, '0')}`)).toBe('M K');
    expect(textIn(`0x${'4d4b52'.padEnd(128, '0')}`)).toBe('');
    expect(textIn('0x')).toBe('');
    expect(textIn(`0x${'0'.repeat(64)}`)).toBe('');
  });
});
