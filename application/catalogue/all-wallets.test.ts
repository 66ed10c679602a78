import { describe, expect, it } from 'vitest';
import { browsingModal, DRAWN } from '../../infrastructure/fakes/modals/browsing-modal.js';
import { allWalletsRow } from './all-wallets.js';

describe('the row that leads to all wallets', () => {
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

  it('counts those of one namespace as they are, where the modal was opened for that', async () => {
    const { modal, time } = withPairing(606);
    await modal.open({ namespace: 'eip155' });
    time.advance(DRAWN);
    expect(allWalletsRow(modal.getState(), false)).toEqual({ tag: '606', loading: false });
  });

  it('says that it is counting', async () => {
    const { modal, shown, directory } = withPairing(600);
    directory.hangAt('wallets');
    await shown();
    expect(allWalletsRow(modal.getState(), false)).toEqual({ tag: undefined, loading: true });
  });

  it('is there only where it leads somewhere', () => {
    expect(allWalletsRow(browsingModal(600).modal.getState(), false)).toBeUndefined();
    expect(allWalletsRow(withPairing(1, { allWallets: 'HIDE' }).modal.getState(), true)).toBeUndefined();
    expect(allWalletsRow(withPairing(1, { allWallets: 'ONLY_MOBILE' }).modal.getState(), false)).toBeUndefined();
    expect(allWalletsRow(withPairing(1, { allWallets: 'ONLY_MOBILE' }).modal.getState(), true)).toBeDefined();
    expect(allWalletsRow(withPairing(1, { features: { allWallets: false } }).modal.getState(), true)).toBeUndefined();
  });
});
