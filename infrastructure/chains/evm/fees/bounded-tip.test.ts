import { describe, expect, it } from 'vitest';
import { boundedTip } from './bounded-tip.js';

const GWEI = 10n ** 9n;
const hex = (gwei: number) => `0x${(BigInt(Math.round(gwei * 1000)) * 10n ** 6n).toString(16)}`;
const GREEDY = 200_000n * GWEI;

const history = (bases: readonly number[], tips: readonly number[]) => ({
  baseFeePerGas: bases.map(hex),
  reward: tips.map((tip) => [hex(tip)]),
});
const tipOf = (tip: bigint, lately: unknown, base = 10n * GWEI) => boundedTip(tip, base, lately, 5n) / GWEI;

describe('a tip that a node suggests', () => {
  it.each([
    ['five times the highest base fee and the usual tip', history([8, 12, 9], [1, 2, 3]), 70n],
    ['of blocks that were paid any', history([8, 12, 9], [0, 0, 2]), 70n],
    ['whatever one transaction paid', history([12, 12, 12], [1, 1, 200_000]), 65n],
    ['the latest block’s base fee, where that is higher', history([1], [2]), 60n],
    ['without a history', undefined, 50n],
    ['with one of another kind', { baseFeePerGas: 'much', reward: [null, 7, ['x']] }, 50n],
    ['with empty blocks', history([1], [0]), 50n],
  ])('is at most %s', (_, lately, gwei) => {
    expect(tipOf(GREEDY, lately)).toBe(gwei);
  });

  it('is kept up to that', () => {
    expect(boundedTip(70n * GWEI, 10n * GWEI, history([8, 12, 9], [1, 2, 3]), 5n)).toBe(70n * GWEI);
    expect(boundedTip(30n * GWEI, 15n, history([0], [0]), 5n)).toBe(30n * GWEI);
  });

  it('may be one gwei on an idle network', () => {
    expect(boundedTip(GREEDY, 7n, history([0.001], [0.001]), 5n)).toBe(GWEI);
  });
});
