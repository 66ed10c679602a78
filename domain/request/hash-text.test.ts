import { describe, expect, it } from 'vitest';
import { isHashText } from './hash-text.js';

const bytes = (text: string) => Buffer.byteLength(text, 'utf8');

describe('a text that can stand for a hash', () => {
  it.each([
    ['in hex', 'ab'.repeat(32)],
    ['in hex after 0x', `0x${'ab'.repeat(32)}`],
    ['of printable bytes', 'q7R!x0Pz)k#Lm2~vWcB9$eYtG&hJ5uNd'],
    ['of letters only', 'qRxPzkLmvWcBeYtGhJuNdaXoSiKlTfMe'],
    ['of printable bytes with spaces', 'q7 R!x0 Pz)k#L m2~v WcB9$e YtG&h'],
    ['of letters of two alphabets', 'абвгд efgh ijkl mnop ёжз'],
  ])('%s', (_, text) => {
    expect(bytes(text) === 32 || /^(?:0x)?[\da-f]{64}$/.test(text)).toBe(true);
    expect(isHashText(text)).toBe(true);
  });

  it.each([
    ['words', 'Please sign in to Slipway today!'],
    ['words with a name and a number', 'Log in to slipway.example, no. 7'],
    ['words in quotation marks', '"Ahoy", said she: sail, sail on.'],
    ['a contraction', "It's me, don't worry: I log in.!"],
    ['words with a name of two parts', 'Sign in to MyDapp, nonce 1764486'],
    ['a number in hex, as servers ask for', '8f14e45fceea167a5a36dedad4bea254'],
    ['words with a number in hex', 'Nonce: 0x5d41402abc4b2a76b9719d9'],
    ['words of another alphabet', 'Добрый день, вход!'],
    ['words with letters beside a to z', 'Grüße aus Köln, schön, dass!'],
  ])('is none: %s', (_, text) => {
    expect(bytes(text)).toBe(32);
    expect(isHashText(text)).toBe(false);
  });

  it('is none of another length', () => {
    for (const text of ['', 'q7R!x0Pz', 'q7R!x0Pz)k#Lm2~vWcB9$eYtG&hJ5uNdX']) expect(isHashText(text)).toBe(false);
  });

  it('is decided quickly, whatever the text', () => {
    expect(isHashText(`${'a'.repeat(31)}~`)).toBe(true);
    expect(isHashText(`a${'-a'.repeat(15)}~`)).toBe(true);
  });
});
