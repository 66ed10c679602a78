import { describe, expect, it } from 'vitest';
import { madeFee } from './made-fee.js';

describe('a fee that is fixed in the transaction', () => {
  it.each([
    ['as usual', { fee: 5_000n, usual: 5_000n, balance: 10n ** 9n }, { most: 5_000n }],
    ['five times the usual one', { fee: 25_000n, usual: 5_000n, balance: 10n ** 9n }, { most: 25_000n }],
    ['above that', { fee: 25_001n, usual: 5_000n, balance: 10n ** 9n }, { most: 25_001n, usual: 5_000n }],
    ['above a limit of its own', { fee: 6n, usual: 2n, limits: { times: 2 } }, { most: 6n, usual: 2n }],
    ['a fifth of the balance', { fee: 20n, usual: 20n, balance: 100n }, { most: 20n }],
    ['more than that', { fee: 21n, usual: 21n, balance: 100n }, { most: 21n, share: 21n }],
    ['more than there is', { fee: 200n, usual: 1n, balance: 100n }, { most: 200n, usual: 1n, share: 100n }],
    ['paid by others', { fee: 0n, usual: 0n, balance: 100n }, undefined],
  ])('%s', (_, made, expected) => {
    expect(madeFee(made)).toEqual(expected);
  });
});
