import { describe, expect, it } from 'vitest';
import { browsingModal, DRAWN, ids } from '../../infrastructure/fakes/modals/browsing-modal.js';
import type { State } from '../engine/state.js';
import { allWallets } from './all-wallets.js';
import { allWalletsRow } from './all-wallets-row.js';
import { wantedWallets } from './wanted-wallets.js';

describe('the row that opens the directory', () => {
  const withPairing = (many: number, options = {}) => browsingModal(many, { pairing: true, options });

  it('counts the directory and the featured wallets', async () => {
    const { modal, shown } = withPairing(600, { featuredWalletIds: ['w1', 'w2', 'w3'] });
    expect(allWalletsRow(modal.getState(), false)).toEqual({ tag: undefined, loading: false });
    await shown();
    expect(allWalletsRow(modal.getState(), false)).toEqual({ tag: '600', loading: false });
    const odd = withPairing(606);
    await odd.shown();
    expect(allWalletsRow(odd.modal.getState(), false)).toEqual({ tag: '600+', loading: false });
  });

  it('shows the exact count if the modal was opened for one namespace', async () => {
    const { modal, time } = withPairing(606);
    await modal.open({ namespace: 'eip155' });
    time.advance(DRAWN);
    expect(allWalletsRow(modal.getState(), false)).toEqual({ tag: '606', loading: false });
  });

  it('shows that it is counting', async () => {
    const { modal, shown, directory } = withPairing(600);
    directory.hangAt('wallets');
    await shown();
    expect(allWalletsRow(modal.getState(), false)).toEqual({ tag: undefined, loading: true });
  });

  it('is shown only if it leads somewhere', () => {
    expect(allWalletsRow(browsingModal(600).modal.getState(), false)).toBeUndefined();
    expect(allWalletsRow(withPairing(1, { allWallets: 'HIDE' }).modal.getState(), true)).toBeUndefined();
    expect(allWalletsRow(withPairing(1, { allWallets: 'ONLY_MOBILE' }).modal.getState(), false)).toBeUndefined();
    expect(allWalletsRow(withPairing(1, { allWallets: 'ONLY_MOBILE' }).modal.getState(), true)).toBeDefined();
    expect(allWalletsRow(withPairing(1, { features: { allWallets: false } }).modal.getState(), true)).toBeUndefined();
  });
});

describe('all wallets', () => {
  const wallet = (id: string, more: object = {}) => ({ id, name: id.toUpperCase(), ...more });
  const found = (type: string, more: object = {}) => ({ id: type, type, name: type, namespace: 'eip155', ...more });
  const stateOf = (config: object, wallets: readonly object[], catalogue?: object): State => {
    const usual = { featuredWalletIds: [], excludedWallets: [], chains: [{}], enableWalletConnect: true };
    const state: object = { config: { ...usual, ...config }, connect: { wallets: { a: wallets } }, catalogue };
    return state as State;
  };

  it('are installed ones, then featured ones in the host’s order, recommended ones and the rest, without duplicates', () => {
    const catalogue = {
      featured: [wallet('f1'), wallet('f2', { rdns: 'f.two' }), wallet('f3')],
      recommended: [wallet('r1', { rdns: 'r.one' }), wallet('f1')],
      list: { wallets: [wallet('r1'), wallet('p1'), wallet('p2', { rdns: 'p.two' })] },
    };
    const config = { featuredWalletIds: ['f3', 'f2', 'f1'], excludedWallets: [{ name: 'P1' }] };
    const state = stateOf(config, [found('ANNOUNCED', { rdns: 'p.two' })], catalogue);
    expect(ids(allWallets(state, false))).toEqual(['p2', 'f3', 'f2', 'f1', 'r1']);
    expect(allWallets(stateOf({}, []), false)).toEqual([]);
  });

  const app = wallet('app', { mobileLink: 'app://' });
  const extension = wallet('extension', { rdns: 'ext.ension' });
  const pairing = found('WALLET_CONNECT');
  it.each<[string, object, readonly object[], readonly string[]]>([
    ['all', {}, [pairing, found('ANNOUNCED')], ['app', 'extension']],
    ['not those that are excluded by name', { excludedWallets: [{ name: 'app' }] }, [pairing], ['extension']],
    ['nor by their maker', { excludedWallets: [{ rdns: 'ext.ension' }] }, [pairing], ['app']],
    ['those that a pairing reaches, where the host wants nothing else', { manualWCControl: true }, [pairing], ['app']],
    ['those of them that are not excluded', { manualWCControl: true, excludedWallets: [app] }, [pairing], []],
    ['those that a pairing reaches, where there is nothing else', { chains: [] }, [pairing], ['app']],
    ['all where there is something else', { chains: [] }, [pairing, found('ANNOUNCED')], ['app', 'extension']],
  ])('are listed: %s', (_, config, wallets, expected) => {
    expect(ids(wantedWallets([app, extension], stateOf(config, wallets)))).toEqual(expected);
  });
});
