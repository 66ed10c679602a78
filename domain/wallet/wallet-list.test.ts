import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedWallet, Wallet } from './wallet.js';
import {
  type DiscoveredWallets,
  hasInstalledWallet,
  type WalletCatalogue,
  type WalletGroup,
  type WalletListPolicy,
  walletList,
} from './wallet-list.js';

const DESKTOP = { mobile: false, injectedProvider: true };
const PHONE = { mobile: true, injectedProvider: false };

const wallet = (name: string, more: Partial<Wallet> = {}): Wallet => ({
  id: `io.${name.toLowerCase()}`,
  type: 'ANNOUNCED',
  name,
  namespace: 'eip155',
  rdns: `io.${name.toLowerCase()}`,
  connectorId: 'announced',
  ...more,
});
const listed = (id: string, more: Partial<ListedWallet> = {}): ListedWallet => ({
  id,
  name: id.toUpperCase(),
  ...more,
});
const PAIRING: Wallet = {
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  name: 'WalletConnect',
  namespace: 'eip155',
  connectorId: 'wc',
};
const EXTERNAL: Wallet = { id: 'own', type: 'EXTERNAL', name: 'Own', namespace: 'eip155', connectorId: 'external' };

const list = (
  discovered: Partial<DiscoveredWallets>,
  catalogue: Partial<WalletCatalogue> = {},
  policy: Partial<WalletListPolicy> = {},
): readonly WalletGroup[] =>
  walletList(
    { wallets: [], recent: [], ...discovered },
    { featured: [], recommended: [], custom: [], excluded: [], ...catalogue },
    { platform: DESKTOP, ...policy },
  );
/** `group: names` lines, in reading order. */
const seen = (groups: readonly WalletGroup[]) =>
  groups.map((group) => `${group.name}: ${group.rows.map((row) => row.name).join(', ')}`);

describe('S2.10 the wallet list', () => {
  const everything = {
    discovered: {
      wallets: [EXTERNAL, wallet('Hawk', { type: 'INJECTED', id: 'injected' }), wallet('Fox'), PAIRING],
      recent: [{ id: 'r', name: 'R' }],
    },
    catalogue: { featured: [listed('f')], custom: [listed('c')], recommended: [listed('x')] },
  };

  it('has its groups in order', () => {
    expect(seen(list(everything.discovered, everything.catalogue))).toEqual([
      'walletConnect: WalletConnect',
      'recent: R',
      'injected: Fox, Hawk',
      'featured: F',
      'custom: C',
      'external: Own',
    ]);
  });

  it('follows the host’s order first', () => {
    const groups = list(everything.discovered, everything.catalogue, { order: ['external', 'injected'] });
    expect(groups.map(({ name }) => name)).toEqual([
      'external',
      'injected',
      'walletConnect',
      'recent',
      'featured',
      'custom',
    ]);
  });

  it('is empty when nothing is known', () => {
    expect(list({})).toEqual([]);
  });

  it.each([
    ['disabled', { walletConnectEnabled: false }],
    ['already connected by it', { walletConnectConnected: true }],
    ['on a phone', { platform: PHONE }],
  ])('has no pairing row when %s', (_, policy) => {
    expect(seen(list({ wallets: [PAIRING] }, {}, policy))).toEqual([]);
  });

  it('lists installed wallets as multichain, announced, injected', () => {
    const groups = list({
      wallets: [
        wallet('Hawk', { type: 'INJECTED', id: 'injected' }),
        wallet('Fox'),
        wallet('Owl'),
        wallet('Owl', { namespace: 'solana', id: 'owl' }),
      ],
    });
    expect(groups[0]?.rows.map(({ name, tag, installed, testId }) => [name, tag, installed, testId])).toEqual([
      ['Owl', 'multichain', true, 'wallet-selector-io.owl'],
      ['Fox', 'installed', true, 'wallet-selector-io.fox'],
      ['Hawk', 'installed', true, 'wallet-selector-injected'],
    ]);
    expect(hasInstalledWallet(groups)).toBe(true);
  });

  it('marks the other rows', () => {
    const rows = list(everything.discovered, everything.catalogue).flatMap((group) => group.rows);
    expect(
      rows.filter(({ group }) => group !== 'injected').map(({ tag, installed, testId }) => [tag, installed, testId]),
    ).toEqual([
      ['qr code', false, 'wallet-selector-walletconnect'],
      ['recent', false, 'wallet-selector-recent-r'],
      [undefined, false, 'wallet-selector-featured-f'],
      [undefined, false, 'wallet-selector-c'],
      [undefined, true, 'wallet-selector-external-own'],
    ]);
  });

  it('shows wallets of the requested namespaces only, merged or not', () => {
    const wallets = [
      wallet('Owl'),
      wallet('Owl', { namespace: 'solana', id: 'owl' }),
      wallet('Sun', { namespace: 'solana' }),
    ];
    const [group] = list({ wallets }, {}, { namespaces: ['eip155'] });
    expect(group?.rows.map(({ name, tag }) => [name, tag])).toEqual([['Owl', 'installed']]);
  });

  it('leaves out announced wallets if they are off, and one built-in connector', () => {
    const wallets = [wallet('Fox'), { ...EXTERNAL, id: 'coinbaseWalletSDK' }];
    expect(list({ wallets }, {}, { announcedEnabled: false })).toEqual([]);
  });
});

describe('S2.12 hiding in the list', () => {
  it('hides excluded wallets wherever they would be', () => {
    const excluded = [{ name: 'FOX' }, { name: '-', rdns: 'io.owl' }];
    const groups = list(
      {
        wallets: [wallet('Fox'), wallet('Owl'), wallet('Owl', { namespace: 'solana', id: 'owl' })],
        recent: [{ id: 'r', name: 'Fox' }],
      },
      { excluded, featured: [listed('fox')], custom: [listed('c', { rdns: 'io.owl' })] },
    );
    expect(groups).toEqual([]);
  });

  it('hides found wallets from recent, featured and custom ones', () => {
    const groups = list(
      {
        wallets: [wallet('Fox', { explorerId: 'e1' })],
        recent: [
          { id: 'x', name: 'Fox' },
          { id: 'r', name: 'R', rdns: 'io.r' },
        ],
      },
      {
        featured: [
          listed('a', { rdns: 'io.fox' }),
          listed('e1'),
          listed('r'),
          listed('b', { rdns: 'io.r' }),
          listed('ok'),
        ],
        custom: [listed('c', { rdns: 'io.fox' }), listed('d', { rdns: 'io.r' }), listed('own')],
      },
    );
    expect(seen(groups)).toEqual(['recent: R', 'injected: Fox', 'featured: OK', 'custom: OWN']);
  });

  it('hides the generic browser wallet on desktops', () => {
    const generic: Wallet = {
      id: 'injected',
      type: 'INJECTED',
      name: 'Browser Wallet',
      namespace: 'eip155',
      connectorId: 'i',
    };
    expect(list({ wallets: [generic] })).toEqual([]);
    expect(seen(list({ wallets: [generic] }, {}, { platform: { mobile: true, injectedProvider: true } }))).toEqual([
      'injected: Browser Wallet',
    ]);
  });
});

describe('S9.7 recommended wallets', () => {
  const recommended = [listed('a'), listed('b'), listed('c')];

  it.each([
    ['with room for two', { wallets: [PAIRING] }, ['A', 'B']],
    ['beside an installed one', { wallets: [PAIRING, wallet('Fox')] }, ['A']],
    ['beside two installed', { wallets: [PAIRING, wallet('Fox'), wallet('Owl')] }, []],
    ['beside a recent one', { wallets: [PAIRING], recent: [{ id: 'r', name: 'R' }] }, ['A']],
    ['without a way to reach them', { wallets: [] }, []],
  ])('%s', (_, discovered, names) => {
    const rows = list(discovered, { recommended }).find(({ name }) => name === 'recommended')?.rows ?? [];
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['featured wallets', { featured: [listed('f')] }, {}],
    ['featured ids that are still loading', {}, { featuredIds: ['f'] }],
    ['custom wallets', { custom: [listed('c')] }, {}],
  ])('are hidden by %s', (_, catalogue, policy) => {
    const groups = list({ wallets: [PAIRING] }, { recommended, ...catalogue }, policy);
    expect(groups.some(({ name }) => name === 'recommended')).toBe(false);
  });

  it('keeps featured wallets in the order of their ids', () => {
    const groups = list({}, { featured: [listed('a'), listed('b'), listed('c')] }, { featuredIds: ['c', 'a', 'b'] });
    expect(seen(groups)).toEqual(['featured: C, A, B']);
  });
});

describe('S2.10 the host’s own rules', () => {
  const wallets = [wallet('Fox'), wallet('Owl'), EXTERNAL];

  it('takes a predicate and a comparator', () => {
    const groups = list(
      { wallets },
      {},
      { include: (row) => row.name !== 'Own', compare: (a, b) => b.name.localeCompare(a.name) },
    );
    expect(seen(groups)).toEqual(['injected: Owl, Fox']);
  });

  it('survives host functions that throw', () => {
    const broken = () => {
      throw new Error('host');
    };
    expect(seen(list({ wallets }, {}, { include: broken, compare: broken }))).toEqual(seen(list({ wallets })));
  });

  it('keeps three namesakes apart', () => {
    const claims = ['evil.one', 'io.metamask', 'evil.two'].map((rdns) => wallet('MetaMask', { id: rdns, rdns }));
    const rows = list({ wallets: claims }).flatMap((group) => group.rows);
    expect(rows.map((row) => row.wallet)).toEqual(claims);
  });

  it('connects a listed wallet by its found connector', () => {
    const own = { ...EXTERNAL, explorerId: 'f' };
    const [featured] = list({ wallets: [own] }, { featured: [listed('f')] }, { activeNamespace: 'eip155' });
    expect(featured?.rows[0]?.wallet).toBe(own);
  });
});

describe('S2.10 the list as a whole', () => {
  const names = fc.constantFrom('Fox', 'Owl', 'Browser Wallet', 'WalletConnect', 'Trust');
  const found = fc.record({
    id: fc.constantFrom('a', 'b', 'injected', 'walletConnect'),
    type: fc.constantFrom('ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT', 'AUTH'),
    name: names,
    namespace: fc.constantFrom('eip155', 'solana', 'bip122'),
    rdns: fc.constantFrom('io.fox', 'io.owl', ''),
    connectorId: fc.constant('x'),
  }) satisfies fc.Arbitrary<Wallet>;
  const known = fc.array(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), name: names, rdns: fc.constantFrom('io.fox', 'io.x', '') }),
  );

  it('has unique keys, no empty group, and no wallet twice', () => {
    fc.assert(
      fc.property(
        fc.array(found),
        known,
        known,
        known,
        known,
        fc.boolean(),
        (wallets, recent, featured, recommended, custom, mobile) => {
          const groups = list(
            { wallets, recent },
            { featured, recommended, custom, excluded: [{ name: 'trust' }] },
            { platform: { mobile, injectedProvider: false } },
          );
          const rows = groups.flatMap((group) => group.rows);
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
          expect(groups.every((group) => group.rows.length > 0)).toBe(true);
          expect(rows.some(({ name }) => name === 'Trust')).toBe(false);
          const direct = rows.filter(({ listed: entry }) => !entry).map(({ wallet: target }) => target);
          expect(new Set(direct).size).toBe(direct.length);
        },
      ),
    );
  });
});
