import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rpcResponseClass } from './rpc-response.js';

const hex = (length: number, digit = 'a') => `0x${digit.repeat(length)}`;

describe('S5.10 response classes', () => {
  it.each([
    ['a transaction hash', hex(64), 'hash'],
    ['a signature', hex(130), 'hash'],
    ['62 digits', hex(62), 'hash'],
    ['63 digits', hex(63), 'hash'],
    ['capital letters', hex(64, 'F'), 'hash'],
    ['61 digits', hex(61), 'object'],
    ['an address', hex(40), 'object'],
    ['0x alone', '0x', 'object'],
    ['a capital X', hex(64).replace('x', 'X'), 'object'],
    ['no prefix', 'a'.repeat(64), 'object'],
    ['not hex', hex(64, 'g'), 'object'],
    ['a line end', `${hex(64)}\n`, 'object'],
    ['a text', 'hello', 'object'],
    ['nothing', undefined, 'object'],
    ['null', null, 'object'],
    ['a number', 1, 'object'],
    ['an object', { hash: hex(64) }, 'object'],
    ['a list', [hex(64)], 'object'],
  ])('%s', (_, value, kind) => {
    expect(rpcResponseClass(value)).toBe(kind);
  });

  it('has a class for any value', () => {
    fc.assert(fc.property(fc.anything(), (value) => ['hash', 'object'].includes(rpcResponseClass(value))));
  });
});
