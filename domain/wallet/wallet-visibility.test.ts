import { describe, expect, it } from 'vitest';
import type { ListedWallet, Wallet } from './wallet.js';
import {
  BROWSER_WALLET,
  findConnector,
  isExcluded,
  isFound,
  isWalletShown,
  knownRdns,
  usableRecents,
  usefulListed,
} from './wallet-visibility.js';

const DESKTOP = { mobile: false, injectedProvider: true };
const PHONE = { mobile: true, injectedProvider: false };
const wallet = (more: Partial<Wallet> = {}): Wallet => ({
  id: 'io.fox',
  type: 'ANNOUNCED',
  name: 'Fox',
  namespace: 'eip155',
  rdns: 'io.fox',
  connectorId: 'announced',
  ...more,
});
const unnamed: Wallet = {
  id: 'injected',
  type: 'INJECTED',
  name: BROWSER_WALLET,
  namespace: 'eip155',
  connectorId: 'i',
};

describe('S2.12 excluded wallets', () => {
  it.each([
    [{ name: 'Fox', rdns: 'io.fox' }, true],
    [{ name: 'Renamed', rdns: 'io.fox' }, true],
    [{ name: 'OWL' }, true],
    [{ name: 'owl', rdns: 'io.other' }, true],
    [{ name: 'Renamed', rdns: 'IO.FOX' }, false],
    [{ name: 'Owlet' }, false],
    // Two wallets without a maker are not the same.
    [{ name: 'Nameless' }, false],
  ])('%j: %s', (asked, excluded) => {
    expect(isExcluded(asked, [{ name: 'fox', rdns: 'io.fox' }, { name: 'Owl' }])).toBe(excluded);
  });

  it('hides found wallets of every kind', () => {
    const excluded = [{ name: 'Fox', rdns: 'io.fox' }];
    for (const type of ['ANNOUNCED', 'INJECTED', 'EXTERNAL', 'MULTI_CHAIN'] as const) {
      expect(isWalletShown(wallet({ type }), excluded, DESKTOP)).toBe(false);
      expect(isWalletShown(wallet({ type }), [], DESKTOP)).toBe(true);
    }
  });

  it('hides a merged wallet when one behind it is excluded', () => {
    const merged = wallet({
      type: 'MULTI_CHAIN',
      rdns: 'io.other',
      name: 'Other',
      connectors: [wallet(), wallet({ namespace: 'solana' })],
    });
    expect(isWalletShown(merged, [{ name: '-', rdns: 'io.fox' }], DESKTOP)).toBe(false);
  });
});

describe('S2.12 the generic browser wallet', () => {
  it.each([
    ['desktop', unnamed, DESKTOP, false],
    ['desktop, with a maker', { ...unnamed, rdns: 'io.fox' }, DESKTOP, false],
    ['phone, nothing injected', unnamed, PHONE, false],
    ['phone, something injected', unnamed, { ...PHONE, injectedProvider: true }, true],
    ['phone, with a maker', { ...unnamed, rdns: 'io.fox' }, PHONE, true],
    ['desktop, by a name of its own', { ...unnamed, name: 'Owl' }, DESKTOP, true],
    ['desktop, announced under that name', { ...unnamed, type: 'ANNOUNCED' as const }, DESKTOP, true],
  ])('on %s', (_, found, platform, shown) => {
    expect(isWalletShown(found, [], platform)).toBe(shown);
  });

  it('hides a merged entry called WalletConnect', () => {
    expect(isWalletShown(wallet({ type: 'MULTI_CHAIN', name: 'WalletConnect' }), [], DESKTOP)).toBe(false);
  });
});

describe('S4.6 visible recent wallets', () => {
  it.each([
    [{ id: 'a', name: 'A' }, true],
    [{ id: 'a', name: 'A', chains: [] }, true],
    [{ id: 'a', name: 'A', chains: ['eip155:1', 'solana:x'] }, true],
    [{ id: 'a', name: 'A', chains: ['solana:x'] }, false],
    [{ id: 'a', name: 'Owl' }, false],
  ])('%j: %s', (recent, usable) => {
    expect(usableRecents([recent], [{ name: 'owl' }], 'eip155').length === 1).toBe(usable);
  });

  it('serve any namespace if none is in use', () => {
    expect(usableRecents([{ id: 'a', name: 'A', chains: ['solana:x'] }], [], undefined)).toHaveLength(1);
  });

  it.each([
    [{ id: 'io.fox', name: 'x' }, true],
    [{ id: 'x', name: 'Fox' }, true],
    [{ id: 'x', name: 'x', rdns: 'io.fox' }, true],
    [{ id: 'e1', name: 'x' }, true],
    [{ id: 'x', name: 'x' }, false],
  ])('%j has a row already: %s', (recent, found) => {
    expect(isFound(recent, [wallet({ explorerId: 'e1' })])).toBe(found);
  });
});

describe('S2.12 listed wallets that are already found', () => {
  const listed = (id: string, rdns?: string): ListedWallet => ({ id, name: id, ...(rdns && { rdns }) });

  it('are recognized by maker and directory id', () => {
    const shown = { excluded: [{ name: 'no' }], rdns: ['io.fox'], ids: ['known', undefined] };
    const useful = usefulListed(
      [listed('known'), listed('x', 'io.fox'), listed('no'), listed('y', 'io.y'), listed('y'), listed('z')],
      shown,
    );
    expect(useful).toEqual([listed('y', 'io.y'), listed('z')]);
  });

  it('recognizes the mobile app as the extension', () => {
    const app = [wallet({ rdns: 'io.metamask.mobile' })];
    expect(knownRdns(app, true)).toEqual(['io.metamask']);
    expect(knownRdns(app, false)).toEqual(['io.metamask.mobile']);
  });

  it('finds the connector by directory id or maker, in the namespace in use', () => {
    const evm = wallet({ explorerId: 'e1' });
    const solana = wallet({ id: 's', namespace: 'solana', rdns: 'x', explorerId: 'e2' });
    const merged = wallet({ type: 'MULTI_CHAIN', connectors: [evm, solana] });
    expect(findConnector([merged], { id: 'e1' }, 'eip155')).toBe(evm);
    expect(findConnector([merged], { id: 'e2' }, 'eip155')).toBeUndefined();
    expect(findConnector([merged], { id: 'e2' }, undefined)).toBe(solana);
    expect(findConnector([merged], { id: '-', rdns: 'io.fox' }, 'eip155')).toBe(evm);
    // Two wallets without a maker are not the same.
    expect(findConnector([unnamed], { id: '-' }, 'eip155')).toBeUndefined();
  });
});
