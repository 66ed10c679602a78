import { expect, it } from 'vitest';
import { groupedAmount } from './grouped-amount.js';

it.each([
  [1_250_500n, 3, '1,250.5'],
  [999n, 0, '999'],
  [1_000n, 0, '1,000'],
  [1_234_567_890n, 0, '1,234,567,890'],
  [1_234_567n, 6, '1.234567'],
  [0n, 18, '0'],
])('%s with %s decimals reads %s', (amount, decimals, text) => {
  expect(groupedAmount(amount, decimals)).toBe(text);
});
