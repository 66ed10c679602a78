import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { en } from '../../text/en.js';
import { titleOf } from './title-of.js';

describe('titleOf', () => {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet] });
  void modal.open();
  const title = (route: Parameters<typeof titleOf>[0]) => titleOf(route, modal.getState(), en.titles);

  it('is the sentence of the catalogue for a screen about nothing in particular', () => {
    expect(title({ view: 'connect' })).toBe('Connect');
    expect(title({ view: 'unsupported-network' })).toBe(en.titles['unsupported-network']);
    expect(title({ view: 'connecting-multi-chain', walletId: wallet.wallet.id })).toBe(
      en.titles['connecting-multi-chain'],
    );
  });

  it("is the wallet's name while it is being connected", () => {
    expect(title({ view: 'connecting-wallet', walletId: wallet.wallet.id })).toBe(wallet.wallet.name);
  });

  it("is the listed wallet's name during pairing, or on its download screen", () => {
    const own = { id: 'own', name: 'Own Wallet' };
    expect(title({ view: 'connecting-wallet-connect', wallet: own })).toBe('Own Wallet');
    expect(title({ view: 'downloads', wallet: own })).toBe('Own Wallet');
    expect(title({ view: 'connecting-wallet-connect' })).toBe(en.titles['connecting-wallet-connect']);
  });

  it('falls back to the catalogue for a wallet without a name', () => {
    expect(title({ view: 'connecting-wallet', walletId: '' })).toBe(en.titles['connecting-wallet']);
  });

  it("is the network's name while switching, and the catalogue's text for an unknown network", () => {
    expect(title({ view: 'switch-network', networkId: 'eip155:2' })).toBe('Beta');
    expect(title({ view: 'switch-network', networkId: 'eip155:99' })).toBe(en.titles['switch-network']);
  });
});
