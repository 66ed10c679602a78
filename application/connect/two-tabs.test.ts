import fc from 'fast-check';
import { map } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { type ScriptedModal, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import type { ConnectStep } from '../ports/connector.js';
import { accountOf, connectedOf, networkIdOf } from './selectors.js';
import { statusOf } from './status-of.js';

const ACCOUNTS = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222'];
const ALPHA = 'test.alpha';
const BETA = 'test.beta';

/** One browser: its wallets serve both tabs. */
function twoTabs(): readonly [ScriptedModal, ScriptedModal] {
  const time = virtualTime();
  const storage = memoryStorage();
  const wallets = ['Alpha', 'Beta'].map((name) =>
    scriptedWallet({ name, accounts: ACCOUNTS, knownNetworks: ['eip155:2'], scheduler: time.scheduler }),
  );
  const open = (store: typeof storage) => scriptedModal({ wallets, storage: store, time });
  return [open(storage), open(storage.otherTab())];
}

function shown(modal: ScriptedModal) {
  const state = modal.getState();
  return {
    status: statusOf(state),
    wallet: connectedOf(state)?.wallet.id,
    account: accountOf(state)?.address,
    network: networkIdOf(state),
  };
}

describe('two tabs of one site', () => {
  it('follow each other’s disconnect, account, network and connection', async () => {
    const [one, two] = twoTabs();
    await one.connect(ALPHA);
    expect(shown(two)).toEqual(shown(one));
    expect(statusOf(two.getState())).toBe('connected');
    await two.selectAccount(ACCOUNTS[1] ?? '');
    expect(shown(one).account).toBe(ACCOUNTS[1]);
    await one.switchNetwork('eip155:2');
    expect(shown(two).network).toBe('eip155:2');
    await two.connect(BETA);
    expect(shown(one)).toEqual(shown(two));
    await one.disconnect();
    expect(two.getState().connect.connections.eip155).toEqual({ status: 'disconnected', reason: 'elsewhere' });
    await two.switchNetwork('eip155:2');
    expect(shown(one).network).toBe('eip155:2');
  });

  it('do not follow each other’s account with separate sessions', async () => {
    const storage = memoryStorage();
    const wallets = [scriptedWallet({ name: 'Alpha', accounts: ACCOUNTS })];
    const modal = scriptedModal({ wallets, storage });
    await modal.connect(ALPHA);
    const other = storage.otherTab();
    other.set('eip155:connected_session', 'another');
    other.set('eip155:active_address', ACCOUNTS[1]);
    expect(shown(modal).account).toBe(ACCOUNTS[0]);
    other.set('eip155:connected_session', undefined);
    other.set('eip155:active_address', undefined);
    other.set('eip155:active_address', ACCOUNTS[1]);
    expect(shown(modal).account).toBe(ACCOUNTS[1]);
  });

  it('keep their own account over a reload', async () => {
    const storage = memoryStorage();
    const wallets = [scriptedWallet({ name: 'Alpha', accounts: ACCOUNTS })];
    const modal = scriptedModal({ wallets, storage });
    await modal.connect(ALPHA);
    storage.set('eip155:active_address', ACCOUNTS[1]);
    expect(shown(scriptedModal({ wallets, storage })).account).toBe(ACCOUNTS[0]);
  });

  it('keep the account in use over a reload', async () => {
    const storage = memoryStorage();
    const wallets = [scriptedWallet({ name: 'Alpha', accounts: ACCOUNTS })];
    const modal = scriptedModal({ wallets, storage });
    await modal.connect(ALPHA);
    await modal.selectAccount(ACCOUNTS[1] ?? '');
    expect(shown(scriptedModal({ wallets, storage })).account).toBe(ACCOUNTS[1]);
  });

  it('keep a connection that only the other can reach', async () => {
    const time = virtualTime();
    const storage = memoryStorage();
    const one = scriptedModal({
      wallets: [scriptedWallet({ name: 'Alpha', scheduler: time.scheduler })],
      storage,
      time,
    });
    const nothing = scriptedConnector({ scheduler: time.scheduler });
    const two = scriptedModal({ connectors: [nothing], storage: storage.otherTab(), time });
    await one.connect(ALPHA);
    time.advance(10_000);
    expect(statusOf(two.getState())).toBe('disconnected');
    expect(statusOf(one.getState())).toBe('connected');
    expect(storage.get('eip155:connected_connector_id')).toBe(ALPHA);
  });

  describe('of which one connects while the other is asking its wallet', () => {
    const asking = async () => {
      const time = virtualTime();
      const storage = memoryStorage();
      const [alpha, beta, sun] = [
        scriptedWallet({ name: 'Alpha' }),
        scriptedWallet({ name: 'Beta' }),
        scriptedWallet({ name: 'Sun', networkId: 'solana:1' }),
      ];
      const open = (store: typeof storage) => scriptedModal({ wallets: [alpha, beta, sun], storage: store, time });
      const [one, two] = [open(storage), open(storage.otherTab())];
      await one.connect('test.sun');
      alpha.willHang('connect');
      const outcome = one.connect(ALPHA);
      await two.connect(BETA);
      expect(statusOf(one.getState(), 'eip155')).toBe('connecting');
      return { one, two, alpha, time, storage, outcome };
    };

    it('keep that stored if the other disconnects something else', async () => {
      const { one, storage } = await asking();
      await one.disconnect('solana');
      expect(Object.keys(scriptedModal({ storage }).getState().connect.connections)).toEqual(['eip155']);
    });

    it('are both connected with that wallet if the other one rejects', async () => {
      const { one, two, alpha, time, storage, outcome } = await asking();
      alpha.willReject('connect');
      alpha.answerPending();
      expect(await outcome).toMatchObject({ ok: false, failure: { code: 'rejected' } });
      time.advance(1);
      for (const modal of [one, two]) expect(connectedOf(modal.getState(), 'eip155')?.wallet.id).toBe(BETA);
      expect(storage.get('eip155:connected_connector_id')).toBe(BETA);
    });

    it('are both connected with the other wallet if that one agrees', async () => {
      const { one, two, alpha, outcome } = await asking();
      alpha.willApprove('connect');
      alpha.answerPending();
      expect(await outcome).toMatchObject({ ok: true });
      for (const modal of [one, two]) expect(connectedOf(modal.getState(), 'eip155')?.wallet.id).toBe(ALPHA);
    });
  });

  it.each([
    ['with a session each end both: nobody else could end the other', 'own', 1],
    ['with a wallet of the browser leave it once', undefined, 0],
  ])('%s', async (_, session, times) => {
    const time = virtualTime();
    const storage = memoryStorage();
    const [one, two] = [storage, storage.otherTab()].map((store) => {
      const script = scriptedWallet({ name: 'Alpha', accounts: ACCOUNTS, scheduler: time.scheduler });
      const connector = scriptedConnector({ wallets: [script], scheduler: time.scheduler });
      const connect: typeof connector.connect = (...asked) =>
        connector.connect(...asked).pipe(
          map((step): ConnectStep => {
            if (step.type !== 'connected' || !session) return step;
            const [first, ...others] = step.links.map((link) => ({ ...link, session }));
            return first ? { ...step, links: [first, ...others] } : step;
          }),
        );
      return { script, modal: scriptedModal({ connectors: [{ ...connector, connect }], storage: store, time }) };
    });
    await one?.modal.connect(ALPHA);
    await two?.modal.connect(ALPHA);
    await one?.modal.disconnect();
    expect(two && statusOf(two.modal.getState())).toBe('disconnected');
    expect(two?.script.asked.filter(({ question }) => question === 'disconnect')).toHaveLength(times);
  });

  it('agree once both have settled, whatever is done in either', async () => {
    const tab = fc.constantFrom(0 as const, 1 as const);
    const action = fc.constantFrom<(modal: ScriptedModal) => Promise<unknown>>(
      (modal) => modal.connect(ALPHA),
      (modal) => modal.connect(BETA),
      (modal) => modal.disconnect(),
      (modal) => modal.switchNetwork('eip155:1'),
      (modal) => modal.switchNetwork('eip155:2'),
      (modal) => modal.selectAccount(ACCOUNTS[0] ?? ''),
      (modal) => modal.selectAccount(ACCOUNTS[1] ?? ''),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(tab, action), { maxLength: 20 }), async (steps) => {
        const tabs = twoTabs();
        for (const [which, act] of steps) await act(tabs[which]);
        tabs[0].time.advance(500);
        expect(shown(tabs[0])).toEqual(shown(tabs[1]));
      }),
      { numRuns: process.env.MUTATION_UNITS ? 50 : 1_000 },
    );
  });
});
