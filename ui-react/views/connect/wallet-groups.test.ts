import { describe, expect, it } from 'vitest';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { scriptedConnector } from '../../../infrastructure/fakes/scripted-connector.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import type { ModalOptions } from '../../../infrastructure/options.js';
import { shownWallet } from './shown-wallet.js';
import { walletGroups, walletRow } from './wallet-groups.js';

const DESKTOP = { mobile: false, injectedProvider: false };

function namesIn(options: Partial<ModalOptions>, ...names: string[]) {
  const modal = scriptedModal({ wallets: names.map((name) => scriptedWallet({ name })), options });
  return walletGroups(modal.getState(), DESKTOP).flatMap((group) => group.rows.map((row) => row.name));
}

describe('walletGroups', () => {
  it('lists the wallets that connectors found, according to the host’s options', () => {
    expect(namesIn({}, 'Alpha', 'Beta', 'Gamma')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(namesIn({ excludedWallets: [{ name: 'beta' }] }, 'Alpha', 'Beta')).toEqual(['Alpha']);
    expect(namesIn({ excludedWallets: [{ rdns: 'test.alpha' }] }, 'Alpha', 'Beta')).toEqual(['Beta']);
    expect(namesIn({ walletFilter: (wallet: Wallet) => wallet.name !== 'Alpha' }, 'Alpha', 'Beta')).toEqual(['Beta']);
    expect(namesIn({ walletOrder: (a: Wallet, b: Wallet) => b.name.localeCompare(a.name) }, 'Alpha', 'Beta')).toEqual([
      'Beta',
      'Alpha',
    ]);
  });

  it('puts the groups of the host first, which have a second name among the features', () => {
    const customWallets = [{ id: 'own', name: 'Own' }];
    expect(namesIn({ customWallets }, 'Alpha')).toEqual(['Alpha', 'Own']);
    expect(namesIn({ customWallets, walletGroupOrder: ['custom'] }, 'Alpha')).toEqual(['Own', 'Alpha']);
    const features = { connectorTypeOrder: ['custom'] } as const;
    expect(namesIn({ customWallets, features }, 'Alpha')).toEqual(['Own', 'Alpha']);
    expect(namesIn({ customWallets, features, walletGroupOrder: ['injected'] }, 'Alpha')).toEqual(['Alpha', 'Own']);
  });

  it('lists wallets of one namespace only if the modal was opened for it', async () => {
    const wallets = (['eip155:1', 'solana:x'] as const).map((networkId) =>
      scriptedWallet({ name: `On ${networkId}`, networkId }),
    );
    const modal = scriptedModal({
      connectors: [scriptedConnector({ wallets, namespaces: ['eip155', 'solana'] })],
    });
    const [network] = modal.getState().config.networks;
    if (!network) throw new Error('no network');
    const solana = { ...network, chainNamespace: 'solana' as const, caipNetworkId: 'solana:x' as const };
    await modal.configure({ networks: [network, solana] });
    const listed = () => walletGroups(modal.getState(), DESKTOP).flatMap(({ rows }) => rows.map(({ name }) => name));
    await modal.open({ namespace: 'solana' });
    expect(listed()).toEqual(['On solana:x']);
    await modal.open();
    expect(listed()).toHaveLength(2);
  });

  it('adds a wallet that announces itself later', () => {
    const wallets = [scriptedWallet({ name: 'Alpha' })];
    const connector = scriptedConnector({ wallets });
    const modal = scriptedModal({ connectors: [connector] });
    connector.appear(scriptedWallet({ name: 'Late' }));
    expect(walletGroups(modal.getState(), DESKTOP).flatMap(({ rows }) => rows.map(({ name }) => name))).toContain(
      'Late',
    );
  });
});

describe('walletRow', () => {
  it('finds the row of a wallet, or of the one it was merged into', () => {
    const wallet = (namespace: 'eip155' | 'solana'): Wallet => ({
      id: `two.${namespace}`,
      type: 'ANNOUNCED',
      name: 'Two',
      namespace,
      connectorId: namespace,
    });
    const modal = scriptedModal();
    const state = modal.getState();
    const [network] = state.config.networks;
    if (!network) throw new Error('no network');
    const both = {
      ...state,
      config: {
        ...state.config,
        networks: [network, { ...network, chainNamespace: 'solana' as const, caipNetworkId: 'solana:x' as const }],
      },
      connect: { ...state.connect, wallets: { eip155: [wallet('eip155')], solana: [wallet('solana')] } },
    };
    const groups = walletGroups(both, DESKTOP);
    expect(walletRow(groups, 'two.solana')?.wallet?.type).toBe('MULTI_CHAIN');
    expect(walletRow(groups, 'two.eip155')?.wallet?.connectors).toHaveLength(2);
    expect(walletRow(groups, 'three')).toBeUndefined();
  });
});

describe('shownWallet', () => {
  it('knows found, listed and remembered wallets, and shows the id of others', () => {
    const modal = scriptedModal({
      wallets: [scriptedWallet({ name: 'Alpha', icon: 'data:image/svg+xml,a' })],
      options: { customWallets: [{ id: 'own', name: 'Own Wallet', imageUrl: 'https://site.example/own.png' }] },
    });
    const state = modal.getState();
    const remembered = { ...state, connect: { ...state.connect, recent: [{ id: 'gone', name: 'Gone Wallet' }] } };
    expect(shownWallet(remembered, 'test.alpha')).toMatchObject({ name: 'Alpha', icon: 'data:image/svg+xml,a' });
    expect(shownWallet(remembered, 'own')).toEqual({ name: 'Own Wallet', icon: 'https://site.example/own.png' });
    expect(shownWallet(remembered, 'gone')).toEqual({ name: 'Gone Wallet' });
    expect(shownWallet(remembered, 'nobody')).toEqual({ name: 'nobody' });
  });
});
