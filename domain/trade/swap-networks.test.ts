import { describe, expect, it } from 'vitest';
import { isSwapNetwork } from './swap-networks.js';

const OWN = { namespace: 'eip155', swapNetworks: ['eip155:31337'] } as const;

describe('S9.9 tokens can be swapped', () => {
  it.each([
    ['Ethereum', 1],
    ['Arbitrum', 42_161],
    ['Optimism', 10],
    ['zkSync', 324],
    ['Base', 8453],
    ['BNB Smart Chain', 56],
    ['Polygon', 137],
    ['Gnosis', 100],
    ['Avalanche', 43_114],
    ['Fantom', 250],
    ['Kaia', 8217],
    ['Aurora', 1_313_161_554],
  ])('on %s', (_, id) => {
    expect(isSwapNetwork(`eip155:${id}`, [])).toBe(true);
  });

  it.each(['eip155:11155111', 'eip155:31337', 'eip155:0', 'solana:1', 'bip122:10'] as const)('not on %s', (id) => {
    expect(isSwapNetwork(id, [])).toBe(false);
  });

  it('where the host enables it', () => {
    expect(isSwapNetwork('eip155:31337', [OWN])).toBe(true);
    expect(isSwapNetwork('eip155:31338', [OWN])).toBe(false);
  });
});
