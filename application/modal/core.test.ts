import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import { accountOf, connectedOf } from '../connect/selectors.js';
import { statusOf } from '../connect/status-of.js';

const ID = 'test.alpha-wallet';

describe('S4.1 S4.2 connecting', () => {
  it('returns the account and stores what a reload needs', async () => {
    const modal = scriptedModal({ wallets: [scriptedWallet()] });
    const outcome = await modal.connect(ID);
    expect(outcome).toMatchObject({ ok: true, value: { namespace: 'eip155' } });
    expect(modal.storage.get('connection_status')).toBe('connected');
    expect(modal.storage.get('connected_namespaces')).toBe('eip155');
    expect(modal.storage.get('eip155:connected_connector_id')).toBe(ID);
    expect(modal.storage.get('active_caip_network_id')).toBe('eip155:1');
  });

  it('is restored after a reload without a prompt', () => {
    const storage = memoryStorage();
    const wallet = scriptedWallet();
    void scriptedModal({ wallets: [wallet], storage }).connect(ID);
    const questions = wallet.asked.length;
    const again = scriptedModal({ wallets: [wallet], storage });
    again.time.advance(1_000);
    expect(statusOf(again.getState())).toBe('connected');
    expect(wallet.asked).toHaveLength(questions);
  });

  it('is connecting until the wallet has answered, then disconnected with a reason', () => {
    const storage = memoryStorage();
    void scriptedModal({ wallets: [scriptedWallet()], storage }).connect(ID);
    const modal = scriptedModal({ wallets: [], storage });
    expect(statusOf(modal.getState())).toBe('connecting');
    modal.time.advance(10_000);
    expect(modal.getState().connect.connections.eip155).toEqual({ status: 'disconnected', reason: 'not-restored' });
    expect(storage.get('connection_status')).toBe('disconnected');
  });

  it.each(['rejected', 'already-pending', 'no-accounts'] as const)(
    'ends with %s if the wallet says so',
    async (code) => {
      const wallet = scriptedWallet();
      wallet.willFail(new Failure(code));
      const modal = scriptedModal({ wallets: [wallet] });
      expect(await modal.connect(ID)).toMatchObject({ ok: false, failure: { code } });
      expect(modal.getState().connect.attempt?.failure?.code).toBe(code);
      expect(statusOf(modal.getState())).toBe('disconnected');
    },
  );

  it('is cancelled by leaving its screen, and a late approval changes nothing', async () => {
    const wallet = scriptedWallet();
    wallet.willHang();
    const modal = scriptedModal({ wallets: [wallet] });
    await modal.open();
    const outcome = modal.connect(ID);
    await modal.back();
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    wallet.willApprove();
    wallet.answerPending();
    expect(statusOf(modal.getState())).toBe('disconnected');
    expect(modal.getState().connect.attempt).toBeUndefined();
  });

  it('is cancelled by a later attempt', async () => {
    const slow = scriptedWallet();
    slow.willHang();
    const modal = scriptedModal({ wallets: [slow, scriptedWallet({ name: 'Beta' })] });
    const first = modal.connect(ID);
    const second = modal.connect('test.beta');
    expect(await first).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(await second).toMatchObject({ ok: true });
    expect(connectedOf(modal.getState())?.wallet.name).toBe('Beta');
  });

  it('is cancelled by disconnecting meanwhile', async () => {
    const wallet = scriptedWallet();
    wallet.willHang();
    const modal = scriptedModal({ wallets: [wallet] });
    const outcome = modal.connect(ID);
    await modal.disconnect();
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(statusOf(modal.getState())).toBe('disconnected');
  });

  it('keeps a live connection when another wallet refuses', async () => {
    const other = scriptedWallet({ name: 'Beta' });
    other.willReject();
    const modal = scriptedModal({ wallets: [scriptedWallet(), other] });
    await modal.connect(ID);
    await modal.connect('test.beta');
    expect(connectedOf(modal.getState())?.wallet.id).toBe(ID);
    expect(modal.core.getProvider()).toBeDefined();
  });

  it('names a wallet that is not available', async () => {
    expect(await scriptedModal().connect('nobody')).toMatchObject({ ok: false, failure: { code: 'wallet-not-found' } });
  });
});

describe('S4.5 disconnecting', () => {
  it('clears account, network and connector id, and a reload does not bring it back', async () => {
    const storage = memoryStorage();
    const wallet = scriptedWallet({ knownNetworks: ['eip155:1', 'eip155:2'] });
    const modal = scriptedModal({ wallets: [wallet], storage });
    await modal.connect(ID);
    await modal.switchNetwork('eip155:2');
    expect(await modal.disconnect()).toMatchObject({ ok: true });
    const state = modal.getState();
    expect(accountOf(state)).toBeUndefined();
    expect(state.account.holdings).toEqual({});
    expect(state.network.chosen).toEqual({ eip155: 'eip155:1' });
    expect(storage.get('eip155:connected_connector_id')).toBeUndefined();
    expect(modal.core.getProvider()).toBeUndefined();
    const again = scriptedModal({ wallets: [scriptedWallet({ connected: true })], storage });
    again.time.advance(10_000);
    expect(statusOf(again.getState())).toBe('disconnected');
  });

  it('does not wait for a wallet that hangs', async () => {
    const wallet = scriptedWallet();
    const modal = scriptedModal({ wallets: [wallet] });
    await modal.connect(ID);
    wallet.willHang('disconnect');
    const outcome = modal.disconnect();
    expect(statusOf(modal.getState())).toBe('disconnected');
    modal.time.advance(5_000);
    expect(await outcome).toMatchObject({ ok: true });
  });
});

describe('S4.15 switching networks', () => {
  it('has exactly one outcome each', async () => {
    const wallet = scriptedWallet();
    const modal = scriptedModal({ wallets: [wallet] });
    expect(await modal.switchNetwork('eip155:2')).toEqual({ ok: true, value: 'selected' });
    await modal.connect(ID);
    expect(await modal.switchNetwork('eip155:2')).toEqual({ ok: true, value: 'added' });
    expect(await modal.switchNetwork('eip155:1')).toEqual({ ok: true, value: 'switched' });
    wallet.willStay();
    expect(await modal.switchNetwork('eip155:2')).toMatchObject({ ok: false, failure: { code: 'network-mismatch' } });
    wallet.willReject('switch');
    expect(await modal.switchNetwork('eip155:2')).toMatchObject({ ok: false, failure: { code: 'rejected' } });
    expect(connectedOf(modal.getState())?.networkId).toBe('eip155:1');
  });

  it('chooses another network when the site removes the one in use, and does not ask the visitor to switch', async () => {
    const modal = scriptedModal();
    await modal.configure({ networks: modal.getState().config.networks.slice(1) });
    await modal.open();
    const { router, network } = modal.getState();
    expect([router.interrupt, network.chosen]).toEqual([undefined, { eip155: 'eip155:2' }]);
  });

  it('raises the alert for a network that is not configured (S8.1)', async () => {
    const modal = scriptedModal();
    expect(await modal.switchNetwork('eip155:77')).toMatchObject({
      ok: false,
      failure: { code: 'network-not-configured' },
    });
    expect(modal.getState().notices.alert?.short).toBe('Network Not Found');
    expect(modal.device.lines).toHaveLength(1);
  });
});

describe('the engine', () => {
  it('ends every running intent when it is destroyed, and answers later ones', async () => {
    const wallet = scriptedWallet();
    const modal = scriptedModal({ wallets: [wallet] });
    await modal.connect(ID);
    wallet.willHang();
    const outcome = modal.signMessage('hello');
    modal.core.destroy();
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(await modal.open()).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
  });

  it('reports one close, however the modal was closed', async () => {
    const modal = scriptedModal({ wallets: [scriptedWallet()] });
    await modal.open();
    await modal.connect(ID);
    expect(modal.events.filter(({ type }) => type === 'modal.closed')).toHaveLength(1);
  });

  it('survives a connector that fails', async () => {
    const broken = {
      id: 'broken',
      namespaces: ['eip155'] as const,
      get wallets$(): never {
        throw new Error('broken');
      },
      connect: () => NEVER,
      restore: () => NEVER,
    };
    const modal = scriptedModal({ connectors: [broken] });
    expect(await modal.open()).toMatchObject({ ok: true });
    expect(modal.getState().shell.open).toBe(true);
  });
});
