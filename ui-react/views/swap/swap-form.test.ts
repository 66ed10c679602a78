import { describe, expect, it } from 'vitest';
import { enFormatter } from '../../../domain/format/english.js';
import type { Token } from '../../../domain/token/token.js';
import { atLeast } from './swap-form.js';

const ETH: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };

describe('the minimum received', () => {
  it.each([
    [12_299_760_000_000_000n, '0.012299 ETH'],
    [1_500_000_000_000n, '0.000001 ETH'],
    [900_000_000_000n, '0.0000009 ETH'],
    [1_234_999_999_900_000_000_000n, '1,234.999999 ETH'],
    [2n * 10n ** 18n, '2 ETH'],
  ])('is never rounded up: %s', (amount, text) => {
    expect(atLeast(amount, ETH, enFormatter)).toBe(text);
  });
});
