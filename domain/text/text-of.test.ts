import { describe, expect, it } from 'vitest';
import { numberOf, textOf } from './text-of.js';

const FOREIGN = [undefined, null, {}, [], [1], { toString: 1 }, { toString: () => 'text' }, Symbol('a'), () => 1];

describe('textOf', () => {
  it.each([
    ['text', 'text'],
    ['', ''],
    [12.5, '12.5'],
    [12n, '12'],
    [false, 'false'],
  ])('%o is the text %o', (value, text) => expect(textOf(value)).toBe(text));

  it.each(FOREIGN)('anything else is an empty text: %o', (value) => expect(textOf(value)).toBe(''));
});

describe('numberOf', () => {
  it.each([
    ['12', 12],
    [12.5, 12.5],
    [0, 0],
    [12n, 12],
    ['0', 0],
  ])('%o is the number %o', (value, number) => expect(numberOf(value)).toBe(number));

  it.each([...FOREIGN, '', 'text', true])('anything else is NaN: %o', (value) => expect(numberOf(value)).toBeNaN());
});
