/** Which plain JavaScript values have the expected shape, and the path of the first wrong one. */
import { describe, expect, it } from 'vitest';
import type { Validator } from './validators.js';
import * as shapes from './validators.js';

const {
  anything,
  either,
  flag,
  isObject,
  listOf,
  mapOf,
  maybe,
  method,
  number,
  oneOf,
  optional,
  present,
  record,
  text,
  texts,
} = shapes;

const fits = (shape: Validator, ...values: readonly unknown[]) => values.map((value) => shape(value, 'x'));

describe('a shape', () => {
  it.each<[string, Validator, readonly unknown[], readonly unknown[]]>([
    ['text', text, ['', 'a'], [undefined, null, 1, {}, ['a']]],
    ['flag', flag, [true, false], [undefined, 0, 'true']],
    ['method', method, [() => 1], [undefined, {}]],
    ['number', number, [0, -1.5], [Number.NaN, Number.POSITIVE_INFINITY, '1', undefined]],
    ['anything', anything, [undefined, null, 1], []],
    ['one of', oneOf(['a', 'b']), ['a', 'b'], ['c', undefined]],
    ['maybe', maybe(text), [undefined, null, 'a'], [1]],
    ['optional', optional(text), [undefined, 'a'], [null, 1]],
    ['either', either(text, flag), ['a', true], [1, undefined]],
    ['a list', listOf(text), [[], ['a', 'b']], ['a', {}, null, undefined]],
    ['a map', mapOf(text), [{}, { a: 'b' }], [['a'], 'a', null, undefined]],
    ['a record', record({ a: text }), [{ a: 'b' }, { a: 'b', other: 1 }], [['a'], 'a', null, undefined]],
    ['those present', present({ a: text }), [{}, { a: 'b' }, { other: 1 }], [['a'], 'a', null, undefined]],
    ['texts', record(texts('ab c')), [{}, { ab: 'x' }, { ab: 'x', c: 'y' }, { ab: null }], ['a', null]],
  ])('%s', (_, shape, good, bad) => {
    expect(fits(shape, ...good)).toEqual(good.map(() => undefined));
    expect(fits(shape, ...bad)).toEqual(bad.map(() => 'x'));
  });

  it.each<[string, Validator, unknown, string]>([
    ['an item', listOf(text), ['a', 1, 2], 'x[1]'],
    ['what a name stands for', mapOf(text), { a: 'b', c: 1, d: 2 }, 'x.c'],
    ['a field', record({ a: text, b: text }), { a: 'a', b: 1 }, 'x.b'],
    ['a field that is missing', record({ a: text, b: text }), { a: 'a' }, 'x.b'],
    ['the first of several', record({ a: text, b: text }), {}, 'x.a'],
    ['one that is present', present({ a: text, b: text }), { b: 1 }, 'x.b'],
    ['one of several texts', record(texts('ab c')), { ab: 1 }, 'x.ab'],
    ['a field of an item', listOf(record(texts('a'))), [{}, { a: 1 }], 'x[1].a'],
    ['the second of either', either(text, record({ text })), { text: 1 }, 'x.text'],
  ])('names %s', (_, shape, value, path) => {
    expect(shape(value, 'x')).toBe(path);
  });

  it('an object has keys', () => {
    expect([{}, Object.create(null), [], null, undefined, 'a', () => 1].map(isObject)).toEqual([
      ...[true, true, false, false, false, false, false],
    ]);
  });
});
