import { expect, it } from 'vitest';
import { countAt, listAt, PERMIT2, subjectKey, wordAt } from './subject.js';

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const ADDRESS = `0x${'6e'.repeat(20)}`;

it.each([
  ['a word', `0x${word(5n)}`, 0, 5n],
  ['the second', `0x${word(5n)}${word(6n)}`, 1, 6n],
  ['less than one', '0x05', 0, undefined],
  ['none', `0x${word(5n)}`, 1, undefined],
  ['letters at its end', `0x${'0'.repeat(63)}x`, 0, undefined],
  ['letters at its start', `0xx${'0'.repeat(63)}`, 0, undefined],
])('reads %s', (_what, data, at, read) => {
  expect(wordAt(data, at)).toBe(read);
});

it('reads a list up to its limit', () => {
  expect(countAt(`0x${word(5n)}`, 0, 5)).toBe(5);
  expect(countAt(`0x${word(6n)}`, 0, 5)).toBeUndefined();
  expect(countAt('0x', 0, 5)).toBeUndefined();
});

it.each([
  ['a list', [32n, 2n, 7n, 8n], [7n, 8n]],
  ['none', [32n, 0n], []],
  ['one that is cut short', [32n, 2n, 7n], [7n, undefined]],
  ['one that begins between words', [31n, 2n, 7n], []],
  ['one that begins too far away', [2n ** 20n, 2n, 7n], []],
])('lists %s', (_what, words, listed) => {
  expect(listAt(`0x${words.map(word).join('')}`, 0)).toEqual(listed);
});

it('lists no more than the data holds', () => {
  expect(listAt(`0x${[32n, 2n ** 250n].map(word).join('')}`, 0)).toEqual([undefined, undefined]);
  expect(listAt(`0x${[32n, 50n, ...Array<bigint>(50).fill(7n)].map(word).join('')}`, 0)).toHaveLength(50);
});

it('distinguishes Permit2 rights and subjects from each other', () => {
  expect(PERMIT2).toBe('0x000000000022d473030f116ddee9f6b43ac78ba3');
  const keys = [
    subjectKey({ kind: 'native' }),
    subjectKey({ kind: 'token', address: ADDRESS }),
    subjectKey({ kind: 'item', address: ADDRESS, id: 1n }),
    subjectKey({ kind: 'item', address: ADDRESS, id: 2n }),
    subjectKey({ kind: 'allowance', address: ADDRESS, spender: ADDRESS }),
    subjectKey({ kind: 'allowance', address: ADDRESS, spender: PERMIT2 }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
