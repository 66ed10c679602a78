import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedConnector } from '../../../infrastructure/fakes/scripted-connector.js';
import { SCRIPTED_NETWORKS, type ScriptedModal, scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { currentRoute } from '../../shell/router.js';
import { connectedOf } from '../selectors.js';
import { statusOf } from '../status-of.js';

const SOLANA = {
  id: 'mainnet',
  caipNetworkId: 'solana:mainnet',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
} as const;
const FOX = { id: 'fox', name: 'Fox', imageUrl: 'https://site.example/fox.png' };

/** A phone wallet that opens two namespaces in one session by pairing. */
function phone({ inline = false, storage = memoryStorage() } = {}) {
  const time = virtualTime(1_700_000_000_000);
  const make = (networkId: 'eip155:1' | 'solana:mainnet') =>
    scriptedWallet({
      ...{ id: 'walletConnect', name: 'Fox', type: 'WALLET_CONNECT', connectorId: 'walletConnect' },
      networkId,
      scheduler: time.scheduler,
    });
  const wallets = [make('eip155:1'), make('solana:mainnet')] as const;
  const connector = scriptedConnector({
    ...{ id: 'walletConnect', namespaces: ['eip155', 'solana'], wallets, scheduler: time.scheduler },
  });
  const open = () =>
    scriptedModal({
      connectors: [connector],
      time,
      storage,
      options: { networks: [...SCRIPTED_NETWORKS, SOLANA], customWallets: [FOX], inline },
    });
  connector.offerPairing('wc:1');
  wallets[0].willHang('connect');
  const modal = open();
  const approve = () => {
    wallets[0].willApprove();
    wallets[0].answerPending();
  };
  return { time, wallets, connector, modal, approve, open };
}

const pairingOf = (modal: ScriptedModal) => modal.getState().connect.attempt?.pairing;

describe('S4.4 a pairing', () => {
  it('is shown with its expiry, on its own screen', async () => {
    const { modal, time, approve } = phone();
    await modal.open();
    const outcome = modal.connect('walletConnect');
    expect(currentRoute(modal.getState().router)).toEqual({ view: 'connecting-wallet-connect' });
    expect(pairingOf(modal)).toEqual({ uri: 'wc:1', expiresAt: time.now() + 240_000 });
    approve();
    expect(await outcome).toMatchObject({ ok: true, value: { namespace: 'eip155' } });
    expect(modal.getState().connect.attempt).toBeUndefined();
    expect(modal.getState().shell.open).toBe(false);
  });

  it('is replaced ten seconds before it expires, on the same screen; the earlier one is still valid', async () => {
    const { modal, time, connector, approve, wallets } = phone();
    await modal.open();
    const outcome = modal.connect('walletConnect');
    connector.offerPairing('wc:2');
    time.advance(229_999);
    expect(pairingOf(modal)?.uri).toBe('wc:1');
    time.advance(1);
    expect(pairingOf(modal)).toEqual({ uri: 'wc:2', expiresAt: time.now() + 240_000 });
    expect(modal.events.map(({ type }) => type)).toContain('connection.pairing-expired');
    expect(modal.getState().router.history).toHaveLength(2);
    expect(wallets[0].pending).toBe(2);
    approve();
    expect(await outcome).toMatchObject({ ok: true });
  });

  it('ends as timed out if it is not used, and can be retried', async () => {
    const { modal, time, wallets } = phone();
    await modal.open();
    const outcome = modal.connect('walletConnect');
    time.advance(5 * 230_000 - 1);
    expect(modal.getState().connect.attempt?.failure).toBeUndefined();
    time.advance(1);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'timed-out' } });
    expect(modal.getState().connect.attempt).toMatchObject({ pairing: undefined, failure: { code: 'timed-out' } });
    expect(wallets[0].pending).toBe(0);
    void modal.connect('walletConnect');
    expect(pairingOf(modal)?.uri).toBe('wc:1');
    expect(modal.getState().router.history).toHaveLength(2);
  });

  it('that never arrives ends as timed out', async () => {
    const { modal, time, connector } = phone();
    connector.offerPairing(undefined);
    const outcome = modal.connect('walletConnect');
    time.advance(30_000);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'timed-out' } });
    expect(statusOf(modal.getState())).toBe('disconnected');
  });

  it.each(['back', 'close'] as const)('is cancelled by %s', async (act) => {
    const { modal, wallets } = phone();
    await modal.open();
    const outcome = modal.connect('walletConnect');
    await modal[act]();
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(wallets[0].pending).toBe(0);
    expect(modal.getState().connect.attempt).toBeUndefined();
  });

  it('survives a screen on top of its own', async () => {
    const { modal, wallets } = phone();
    await modal.open();
    void modal.connect(FOX);
    await modal.push({ view: 'downloads', wallet: FOX });
    expect(wallets[0].pending).toBe(1);
    await modal.back();
    expect(pairingOf(modal)?.uri).toBe('wc:1');
  });

  it('ends with the wallet’s failure', async () => {
    const { modal, wallets } = phone();
    wallets[0].willFail(new Failure('rejected'));
    expect(await modal.connect('walletConnect')).toMatchObject({ ok: false, failure: { code: 'rejected' } });
    expect(pairingOf(modal)).toBeUndefined();
  });
});

describe('a listed wallet', () => {
  it.each([
    ['by its id', FOX.id],
    ['as it is listed', { ...FOX, id: 'other-fox' }],
  ])('is paired with, chosen %s, and remembered', async (_, chosen) => {
    const { modal, approve } = phone();
    await modal.open();
    const outcome = modal.connect(chosen);
    const listed = typeof chosen === 'string' ? FOX : chosen;
    expect(currentRoute(modal.getState().router)).toEqual({ view: 'connecting-wallet-connect', wallet: listed });
    expect(modal.getState().connect.attempt).toMatchObject({ walletId: listed.id, listed });
    approve();
    expect(await outcome).toMatchObject({ ok: true });
    const { recent } = modal.getState().connect;
    expect(recent.map(({ id }) => id)).toEqual([listed.id]);
    expect(connectedOf(modal.getState())?.wallet).toMatchObject({ id: 'walletConnect', icon: FOX.imageUrl });
  });

  it('that was not chosen is not remembered', async () => {
    const { modal, approve } = phone();
    const outcome = modal.connect('walletConnect');
    approve();
    await outcome;
    expect(modal.getState().connect.recent).toEqual([]);
  });

  it('cannot be connected without a connector that pairs', async () => {
    const modal = scriptedModal({ options: { customWallets: [FOX] } });
    expect(await modal.connect(FOX)).toMatchObject({ ok: false, failure: { code: 'wallet-not-found' } });
  });
});

describe('one session of several namespaces', () => {
  it('connects them at once', async () => {
    const { modal, approve } = phone();
    const outcome = modal.connect('walletConnect');
    approve();
    await outcome;
    expect(statusOf(modal.getState(), 'eip155')).toBe('connected');
    expect(statusOf(modal.getState(), 'solana')).toBe('connected');
    expect(modal.core.getProvider('solana')).toBeDefined();
    expect(modal.storage.get('connected_namespaces')).toBe('eip155,solana');
    expect(modal.events.filter(({ type }) => type === 'connection.opened')).toHaveLength(1);
  });

  it('returns the account of the requested namespace', async () => {
    const { modal, approve } = phone();
    const outcome = modal.connect('walletConnect', 'solana');
    approve();
    expect(await outcome).toMatchObject({ ok: true, value: { namespace: 'solana' } });
    expect(modal.getState().connect.activeNamespace).toBe('solana');
  });

  it('without the requested namespace connects the others', async () => {
    const { modal, connector, wallets } = phone();
    connector.vanish('walletConnect');
    connector.appear(wallets[1]);
    const other = { ...wallets[1].wallet, namespace: 'eip155' } as const;
    connector.appear({ ...wallets[1], wallet: wallets[1].wallet });
    const asked = scriptedConnector({ namespaces: ['eip155', 'solana'] });
    const modal2 = scriptedModal({
      connectors: [
        {
          ...asked,
          id: 'walletConnect',
          get wallets$() {
            return scriptedConnector({ wallets: [{ ...wallets[1], wallet: other }] }).wallets$;
          },
          connect: (...input) => connector.connect(...input),
        },
      ],
      options: { networks: [...SCRIPTED_NETWORKS, SOLANA] },
    });
    connector.offerPairing(undefined);
    expect(await modal2.connect('walletConnect', 'eip155')).toMatchObject({ ok: true, value: { namespace: 'solana' } });
    expect(modal2.getState().connect.connections.eip155).toEqual({ status: 'disconnected', reason: 'failed' });
    expect(modal2.getState().connect.activeNamespace).toBe('solana');
    expect(modal.getState().connect.connections).toEqual({});
  });

  it('ends in all of them, by the visitor and after a reload', async () => {
    const storage = memoryStorage();
    const { modal, approve, open } = phone({ storage });
    const outcome = modal.connect('walletConnect');
    approve();
    await outcome;
    const again = open();
    expect(statusOf(again.getState(), 'eip155')).toBe('connected');
    expect(statusOf(again.getState(), 'solana')).toBe('connected');
    await again.disconnect('solana');
    expect(statusOf(again.getState(), 'eip155')).toBe('disconnected');
    expect(storage.get('connection_status')).toBe('disconnected');
  });

  it('is followed in each of them', async () => {
    const { modal, approve, wallets } = phone();
    const outcome = modal.connect('walletConnect');
    approve();
    await outcome;
    wallets[1].lose();
    expect(statusOf(modal.getState(), 'solana')).toBe('disconnected');
    expect(statusOf(modal.getState(), 'eip155')).toBe('connected');
    wallets[0].useNetwork('eip155:2');
    expect(connectedOf(modal.getState(), 'eip155')?.networkId).toBe('eip155:2');
  });
});

describe('a relay that becomes unreachable while the visitor waits', () => {
  it('is reported, and so is its return; the next attempt starts without the report', async () => {
    const away$ = new BehaviorSubject(false);
    const time = virtualTime();
    const ferry = scriptedWallet({ name: 'Ferry', type: 'WALLET_CONNECT', scheduler: time.scheduler });
    const connector = scriptedConnector({ wallets: [ferry], scheduler: time.scheduler });
    const modal = scriptedModal({ connectors: [{ ...connector, away$ }], time });
    const attempt = () => modal.getState().connect.attempt;
    ferry.willHang();
    connector.offerPairing('wc:1');
    await modal.open();
    void modal.connect('test.ferry');
    expect(attempt()?.away).toBe(false);
    away$.next(true);
    expect(attempt()).toMatchObject({ away: true, pairing: { uri: 'wc:1' } });
    away$.next(false);
    expect(attempt()?.away).toBe(false);
    away$.next(true);
    ferry.willReject();
    ferry.answerPending();
    expect(attempt()).toMatchObject({ away: false, failure: { code: 'rejected' } });
  });
});

describe('S2.6 a pairing screen that a host opens', () => {
  it.each(['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'] as const)(
    'starts to pair as %s, and stays open',
    async (view) => {
      const { modal } = phone();
      await modal.open({ view });
      expect(pairingOf(modal)?.uri).toBe('wc:1');
      expect(modal.getState().router.history).toHaveLength(1);
      await modal.close();
      expect(modal.getState().connect.attempt).toBeUndefined();
    },
  );

  it('reports that nothing can pair', async () => {
    const modal = scriptedModal();
    await modal.open({ view: 'ConnectingWalletConnect' });
    expect(modal.getState().connect.attempt?.failure?.code).toBe('wallet-not-found');
  });

  it('is the default screen for an unknown name', async () => {
    const modal = scriptedModal();
    await modal.open({ view: 'constructor' as 'Connect' });
    expect(currentRoute(modal.getState().router)).toEqual({ view: 'connect' });
  });
});
