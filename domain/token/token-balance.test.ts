import { describe, expect, it } from 'vitest';
import type { Balance } from './token.js';
import { dropWithoutDecimals, holdingOf } from './token-balance.js';

const balance = (more: Partial<Balance> = {}): Balance => ({
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 2000.1,
  value: 3000.15,
  quantity: { decimals: '18', numeric: '1.5' },
  iconUrl: 'https://x/eth.png',
  ...more,
});

describe('S5.11 tokens without decimals', () => {
  it.each([
    ['0', 0],
    ['18', 1],
    ['00', 1],
    ['', 1],
  ])('decimals %j: %d left', (decimals, left) => {
    expect(dropWithoutDecimals([balance({ quantity: { decimals, numeric: '1' } })])).toHaveLength(left);
  });
});

describe('S3.1 balances as holdings', () => {
  it.each([
    ['0', 0n],
    [String(2n ** 256n - 1n), 2n ** 256n - 1n],
    [String(2n ** 256n), undefined],
    ['-1', undefined],
  ])('of %s units is %s', (numeric, amount) => {
    expect(holdingOf(balance({ quantity: { decimals: '0', numeric } }))?.amount).toBe(amount);
  });

  it.each([
    [1e15, '1000000000000000'],
    [1.1e15, undefined],
    [0, undefined],
  ])('at %s dollars has the price %s', (price, text) => {
    expect(holdingOf(balance({ price }))?.price).toBe(text);
  });

  it('reads the native token', () => {
    expect(holdingOf(balance())).toEqual({
      token: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: 'https://x/eth.png' },
      amount: 15n * 10n ** 17n,
      price: '2000.1',
    });
  });

  it('takes the contract from chain:address', () => {
    expect(holdingOf(balance({ address: 'eip155:1:0xabc' }))?.token.address).toBe('0xabc');
  });

  it.each([
    ['more digits than decimals', { decimals: '2', numeric: '1.239' }, 123n],
    ['no decimals', { decimals: '0', numeric: '7' }, 7n],
    ['an exponent', { decimals: '18', numeric: '1e-18' }, 1n],
  ])('%s', (_, quantity, amount) => {
    expect(holdingOf(balance({ quantity }))?.amount).toBe(amount);
  });

  it.each([0, Number.NaN, -1])('has no price if the service says %d', (price) => {
    expect(holdingOf(balance({ price }))).not.toHaveProperty('price');
  });

  it.each([
    ['a chain id of no known form', { chainId: 'Ethereum' }],
    ['decimals that are not a number', { quantity: { decimals: 'x', numeric: '1' } }],
    ['decimals no token has', { quantity: { decimals: '99', numeric: '1' } }],
    ['an amount that is not a number', { quantity: { decimals: '18', numeric: 'much' } }],
    ['a negative amount', { quantity: { decimals: '18', numeric: '-1' } }],
  ])('is dropped with %s', (_, more) => {
    expect(holdingOf(balance(more))).toBeUndefined();
  });
});
