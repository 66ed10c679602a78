import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../failure/failure.js';
import { chainIdToHex, chainIdToNumber, readChainId } from './chain-id.js';

describe('S5.13 chain id conversion', () => {
  it.each([
    ['eip155:1', '0x1'],
    ['eip155:137', '0x89'],
    ['eip155:11155111', '0xaa36a7'],
    ['eip155:1313161554', '0x4e454152'],
    ['eip155:9007199254740991', '0x1fffffffffffff'],
    // Malformed.
    [undefined, '0x0'],
    ['', '0x0'],
    ['1', '0x0'],
    ['eip155', '0x0'],
    ['eip155:', '0x0'],
    ['eip155:0', '0x0'],
    ['eip155:01', '0x0'],
    ['eip155:-1', '0x0'],
    ['eip155:1.5', '0x0'],
    ['eip155:1e3', '0x0'],
    ['eip155:0x1', '0x0'],
    ['eip155:1abc', '0x0'],
    ['eip155: 1', '0x0'],
    ['eip155:1:2', '0x0'],
    ['eip155:9007199254740993', '0x0'],
    ['eip155:99999999999999999999', '0x0'],
    ['EIP155:1', '0x0'],
    // Another namespace has no chain id, whatever its reference starts with.
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '0x0'],
    ['solana:123', '0x0'],
    ['bip122:000000000019d6689c085ae165831e93', '0x0'],
  ])('%s → %s', (id, hex) => {
    expect(chainIdToHex(id)).toBe(hex);
  });

  it('gives 0x0 for any text that is not an eip155 id', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(chainIdToHex(text)).toBe('0x0');
        expect(chainIdToHex(`eip155:${text}x`)).toBe('0x0');
      }),
    );
  });

  it.each([
    ['eip155:137', 137],
    [undefined, undefined],
    ['solana:5eykt4', Number.NaN],
    ['eip155:', Number.NaN],
  ])('%s as a number: %s', (id, number) => {
    expect(chainIdToNumber(id)).toBe(number);
  });
});

describe('S4.16 chain ids from wallets', () => {
  it.each([
    ['0x1', 'eip155:1'],
    ['0x01', 'eip155:1'],
    ['0xAA36A7', 'eip155:11155111'],
    ['1', 'eip155:1'],
    ['137', 'eip155:137'],
    [137, 'eip155:137'],
    [137n, 'eip155:137'],
  ])('%s is %s', (value, id) => {
    expect(readChainId(value)).toBe(id);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['0x', '0x'],
    ['zero', '0x0'],
    ['zero as a number', 0],
    ['negative', -1],
    ['negative hex', '-0x1'],
    ['a fraction', 1.5],
    ['not a number', Number.NaN],
    ['infinite', Number.POSITIVE_INFINITY],
    ['too large', '0xffffffffffffffff'],
    ['far too long', `0x${'f'.repeat(100_000)}`],
    ['a CAIP-2 id', 'eip155:1'],
    ['hex with space', ' 0x1'],
    ['hex with a line end', '0x1\n'],
    ['an exponent', '1e3'],
    ['a list', ['0x1']],
    ['an object', { chainId: '0x1' }],
    ['an object that turns into text', { toString: () => '0x1' }],
    ['true', true],
  ])('refuses %s', (_, value) => {
    try {
      readChainId(value);
      expect.unreachable();
    } catch (error) {
      expect(isFailure(error) && error.code).toBe('wallet-misbehaved');
    }
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (number) => {
        expect(readChainId(chainIdToHex(`eip155:${number}`))).toBe(`eip155:${number}`);
        expect(readChainId(String(number))).toBe(`eip155:${number}`);
        expect(chainIdToNumber(readChainId(number))).toBe(number);
      }),
    );
  });

  it('returns an id or a failure for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        try {
          expect(readChainId(value)).toMatch(/^eip155:[1-9]\d*$/);
        } catch (error) {
          expect(isFailure(error)).toBe(true);
        }
      }),
    );
  });
});
