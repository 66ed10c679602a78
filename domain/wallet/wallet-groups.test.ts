import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WALLET_GROUP_ORDER } from './wallet.js';
import { orderWalletGroups, recommendedRowCount } from './wallet-groups.js';

describe('S2.10 order of wallet groups', () => {
  it('is the default without options', () => {
    expect(orderWalletGroups([...WALLET_GROUP_ORDER].reverse())).toEqual([
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ]);
  });

  it('puts the host’s order first, the rest after it, and only what is enabled', () => {
    expect(orderWalletGroups(['recent', 'injected', 'external'], ['external', 'featured', 'external'])).toEqual([
      'external',
      'recent',
      'injected',
    ]);
  });

  it('shows exactly the enabled groups, each once', () => {
    const groups = fc.array(fc.constantFrom(...WALLET_GROUP_ORDER));
    fc.assert(
      fc.property(groups, groups, (enabled, order) => {
        const shown = orderWalletGroups(enabled, order);
        expect(new Set(shown)).toEqual(new Set(enabled));
        expect(shown).toHaveLength(new Set(enabled).size);
      }),
    );
  });
});

describe('S9.7 room for recommended wallets', () => {
  it.each([
    [0, 0, 2],
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 0],
    [5, 2, 0],
  ])('%d installed and %d recent leave %d', (installed, recent, rows) => {
    expect(recommendedRowCount(installed, recent)).toBe(rows);
  });
});
