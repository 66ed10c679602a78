import { describe, expect, it } from 'vitest';
import { SOCIAL_PROVIDERS } from '../site/features.js';
import { socialRows } from './social-rows.js';

describe('socialRows', () => {
  it.each([
    [0, []],
    [1, [['google']]],
    [2, [['google', 'x']]],
    [3, [['google'], ['x', 'discord']]],
    [6, [['google'], ['x', 'discord', 'farcaster', 'github', 'apple']]],
    [7, [['google'], ['x', 'discord', 'farcaster', 'github', 'more']]],
  ])('lays out %i', (count, rows) => {
    expect(socialRows(SOCIAL_PROVIDERS.slice(0, count))).toEqual(rows);
  });
});
