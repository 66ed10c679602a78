import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { scriptedConnector, scriptedWallet } from '../../../infrastructure/fakes/index.js';
import { unmount } from '../../../scripts/react-window.js';
import { hookWindow } from '../tests/hook-window.js';
import { asAppKit, scriptedModal, walletToPair } from '../tests/scripted-kit.js';
import { useAppKitConnection, useAppKitConnections, useAppKitProvider, useAppKitWallets } from './index.js';

const [FIRST, SECOND] = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'];

interface Seen {
  all: ReturnType<typeof useAppKitConnections>;
  one: ReturnType<typeof useAppKitConnection>;
  wallets: ReturnType<typeof useAppKitWallets>;
}

const window = hookWindow();
const told: unknown[] = [];
let seen: Seen;
let drawn = 0;

function Reader() {
  drawn += 1;
  seen = {
    all: useAppKitConnections(),
    one: useAppKitConnection({
      onSuccess: ({ address }) => told.push(address),
      onError: (failure) => told.push(failure),
    }),
    wallets: useAppKitWallets(),
  };
  return null;
}

let provider: unknown;

function ProviderReader() {
  provider = useAppKitProvider('eip155').walletProvider;
  return null;
}

/** A page with the hooks, two installed wallets, and one to pair with. */
async function page() {
  const alpha = scriptedWallet({ accounts: [FIRST, SECOND] as string[], icon: 'data:image/png;base64,AA==' });
  const beta = scriptedWallet({ name: 'Beta Wallet' });
  const { far, relay } = walletToPair();
  const modal = scriptedModal({ connectors: [scriptedConnector({ wallets: [alpha, beta] }).handle, relay.handle] });
  asAppKit(modal);
  const root = createRoot(window.document.createElement('div') as never);
  root.render(<Reader />);
  await expect.poll(() => seen?.wallets.isInitialized).toBe(true);
  told.length = 0;
  const stop = async () => {
    await unmount(root);
    modal.destroy();
  };
  return { alpha, beta, far, modal, stop };
}

describe('hooks for several connections', () => {
  it('show the live one, switch to another account and wallet, and disconnect', async () => {
    const { alpha, beta, modal, stop } = await page();
    expect(seen.all).toEqual({ connections: [], recentConnections: [] });
    await modal.connect(alpha.wallet.id);
    await expect
      .poll(() => seen.one.connection)
      .toMatchObject({
        ...{ namespace: 'eip155', connectorId: alpha.wallet.id, name: 'Alpha Wallet', icon: alpha.wallet.icon },
        accounts: [{ address: FIRST, type: 'eoa' }, { address: SECOND }],
        caipNetwork: { caipNetworkId: 'eip155:1' },
      });
    const before = drawn;
    await modal.showSnack({ kind: 'success', message: { text: 'x' }, autoClose: false });
    // Changes other than connections do not render again.
    expect(drawn).toBe(before);

    const { connection } = seen.one;
    if (!connection) throw new Error('no wallet is connected');
    await seen.one.switchConnection({ connection, address: SECOND ?? '' });
    expect(modal.getState().connect.connections.eip155).toMatchObject({ account: { address: SECOND } });
    await expect.poll(() => seen.one.connection?.accounts[0]?.address).toBe(SECOND);

    const other = { namespace: 'eip155' as const, connectorId: beta.wallet.id };
    await seen.one.switchConnection({ connection: other });
    await expect
      .poll(() => seen.all)
      .toMatchObject({
        connections: [{ name: 'Beta Wallet' }],
        recentConnections: [{ connectorId: alpha.wallet.id, name: 'Alpha Wallet', accounts: [] }],
      });
    await seen.one.deleteConnection({ connectorId: alpha.wallet.id });
    expect(modal.getState().connect.connections.eip155?.status).toBe('connected');
    await seen.one.deleteConnection({ connectorId: beta.wallet.id });
    await expect.poll(() => seen.all.connections).toEqual([]);
    expect(told).toEqual([SECOND, beta.accounts[0].address, beta.accounts[0].address, undefined]);

    beta.lose();
    beta.willReject('connect');
    await seen.one.switchConnection({ connection: other });
    expect(told.at(-1)).toMatchObject({ code: 'rejected' });
    await stop();
  });
});

describe('the hook for lists of wallets', () => {
  it('lists installed ones, connects one, and pairs with another by its URI', async () => {
    const { alpha, far, modal, stop } = await page();
    expect(seen.wallets.wallets).toEqual([
      { id: alpha.wallet.id, name: 'Alpha Wallet', imageUrl: alpha.wallet.icon, isInjected: true },
      { id: expect.any(String), name: 'Beta Wallet', isInjected: true },
      { id: 'walletConnect', name: 'WalletConnect', isInjected: false },
    ]);
    far.willHang('connect');
    const left = expect(seen.wallets.connect({ id: 'walletConnect' })).rejects.toMatchObject({ code: 'cancelled' });
    await expect
      .poll(() => seen.wallets)
      .toMatchObject({
        ...{ wcUri: 'wc:1@2?symKey=3', wcError: false, isFetchingWcUri: false },
        connectingWallet: { id: 'walletConnect' },
      });
    seen.wallets.resetWcUri();
    await left;
    await expect.poll(() => seen.wallets.wcUri).toBeUndefined();
    far.willReject('connect');
    await expect(seen.wallets.connect({ id: 'walletConnect' })).rejects.toMatchObject({ code: 'rejected' });
    await expect.poll(() => seen.wallets.wcError).toBe(true);
    await seen.wallets.connect({ id: alpha.wallet.id });
    await expect.poll(() => seen.one.connection?.name).toBe('Alpha Wallet');
    expect(modal.getState().shell.open).toBe(false);
    await stop();
  });
});

describe('the hook for the provider', () => {
  it('returns the new wallet’s provider if that replaces a wallet with the same account', async () => {
    const [alpha, beta] = ['Alpha Wallet', 'Beta Wallet'].map((name) =>
      scriptedWallet({ name, accounts: [FIRST ?? ''] }),
    );
    if (!alpha || !beta) throw new Error('no wallets');
    const modal = scriptedModal({ connectors: [scriptedConnector({ wallets: [alpha, beta] }).handle] });
    const appKit = asAppKit(modal);
    const root = createRoot(window.document.createElement('div') as never);
    root.render(<ProviderReader />);
    for (const { wallet } of [alpha, beta]) {
      await modal.connect(wallet.id);
      await expect.poll(() => provider === appKit.getProvider('eip155')).toBe(true);
      expect(provider).toBeDefined();
    }
    await unmount(root);
    modal.destroy();
  });
});
