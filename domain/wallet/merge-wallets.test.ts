import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAMESPACES } from '../network/caip.js';
import { connectorsOf, mergeWallets } from './merge-wallets.js';
import type { Wallet } from './wallet.js';

const wallet = (name: string, more: Partial<Wallet> = {}): Wallet => ({
  id: `id.${name.toLowerCase()}`,
  type: 'ANNOUNCED',
  name,
  namespace: 'eip155',
  connectorId: 'announced',
  ...more,
});

describe('S3.4 wallets of several namespaces', () => {
  it('are marked if one of them hides characters of its name', () => {
    const hiding = wallet('Meta Mask', { id: 'other', namespace: 'solana', altered: true });
    expect(mergeWallets([wallet('Meta Mask'), hiding])).toMatchObject([{ type: 'MULTI_CHAIN', altered: true }]);
  });

  it('become one entry under the first one’s id', () => {
    const evm = wallet('Phantom', { rdns: 'app.phantom' });
    const solana = wallet('Phantom', {
      id: 'phantom',
      namespace: 'solana',
      icon: 'data:image/png,x',
      explorerId: 'e1',
    });
    expect(mergeWallets([evm, wallet('Other'), solana])).toEqual([
      { ...evm, type: 'MULTI_CHAIN', icon: 'data:image/png,x', explorerId: 'e1', connectors: [evm, solana] },
      wallet('Other'),
    ]);
  });

  it('counts Trust Wallet as Trust', () => {
    const [merged, ...rest] = mergeWallets([
      wallet('Trust Wallet'),
      wallet('Trust', { namespace: 'solana', id: 'trust' }),
    ]);
    expect([merged?.type, merged?.name, rest]).toEqual(['MULTI_CHAIN', 'Trust Wallet', []]);
  });

  it('makes the embedded wallet an AUTH entry', () => {
    const [merged] = mergeWallets([
      wallet('Auth', { type: 'AUTH', id: 'ID_AUTH' }),
      wallet('Auth', { type: 'AUTH', id: 'ID_AUTH', namespace: 'solana' }),
    ]);
    expect(merged?.type).toBe('AUTH');
  });

  it('leaves the pairing connector alone', () => {
    const pairing = wallet('WalletConnect', { type: 'WALLET_CONNECT', id: 'walletConnect' });
    const both = [pairing, { ...pairing, namespace: 'solana' as const }];
    expect(mergeWallets(both)).toEqual(both);
  });
});

describe('S2.12 duplicates and namesakes within one namespace', () => {
  it.each([
    ['the same id again', wallet('Fox', { rdns: 'io.fox' }), wallet('Fox', { rdns: 'io.fox' }), [0]],
    [
      'a legacy injection beside the announcement',
      wallet('Fox', { rdns: 'io.fox' }),
      wallet('Fox', { id: 'injected', type: 'INJECTED' }),
      [0],
    ],
    [
      'the announcement after the legacy injection',
      wallet('Fox', { id: 'injected', type: 'INJECTED' }),
      wallet('Fox', { rdns: 'io.fox' }),
      [1],
    ],
    ['two without a maker', wallet('Fox', { id: 'a' }), wallet('Fox', { id: 'b' }), [0]],
    [
      'another maker of the same name',
      wallet('Fox', { rdns: 'io.fox' }),
      wallet('Fox', { id: 'evil', rdns: 'evil' }),
      [0, 1],
    ],
    [
      'a host’s own wallet of an announced name',
      wallet('Fox', { rdns: 'evil' }),
      wallet('Fox', { id: 'own', type: 'EXTERNAL' }),
      [0, 1],
    ],
  ])('%s', (_, first, second, kept) => {
    expect(mergeWallets([first, second])).toEqual(kept.map((at) => [first, second][at]));
  });

  it('does not merge a namesake with another namespace, since it is unknown which one belongs there', () => {
    const all = [
      wallet('Fox', { rdns: 'evil', id: 'evil' }),
      wallet('Fox', { rdns: 'io.fox' }),
      wallet('Fox', { namespace: 'solana', id: 'fox' }),
    ];
    expect(mergeWallets(all)).toEqual(all);
  });

  it('never loses a maker, and never invents a wallet', () => {
    const wallets = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        type: fc.constantFrom('ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT', 'AUTH'),
        name: fc.constantFrom('Fox', 'Trust', 'Trust Wallet', 'Owl'),
        namespace: fc.constantFrom(...NAMESPACES),
        rdns: fc.constantFrom('io.fox', 'io.owl', ''),
        connectorId: fc.constant('x'),
      }) satisfies fc.Arbitrary<Wallet>,
    );
    fc.assert(
      fc.property(wallets, (all) => {
        const merged = mergeWallets(all).flatMap(connectorsOf);
        expect(new Set(merged).size).toBe(merged.length);
        expect(merged.every((each) => all.some((one) => one === each))).toBe(true);
        const makers = (list: readonly Wallet[]) =>
          new Set(
            list
              .filter(({ rdns, type }) => rdns && type === 'ANNOUNCED')
              .map(({ rdns, namespace }) => `${rdns} ${namespace}`),
          );
        const kept = new Set(merged.map(({ rdns, namespace }) => `${rdns} ${namespace}`));
        for (const maker of makers(all)) expect(kept).toContain(maker);
        for (const each of mergeWallets(all)) {
          if (each.connectors) {
            const namespaces = each.connectors.map(({ namespace }) => namespace);
            expect(new Set(namespaces).size).toBe(namespaces.length);
            expect(namespaces.length).toBeGreaterThan(1);
          }
        }
      }),
    );
  });
});
