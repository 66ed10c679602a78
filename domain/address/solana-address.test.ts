import { expect, it } from 'vitest';
import { isSolanaAddress } from './solana-address.js';

it.each([
  ['9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', true],
  ['1'.repeat(32), true],
  ['1'.repeat(33), false],
  ['z'.repeat(44), false],
  ['9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWW0', false],
  ['', false],
])('S5.15 %s is an address of Solana: %s', (text, holds) => {
  expect(isSolanaAddress(text)).toBe(holds);
});
