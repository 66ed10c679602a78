/** One visitor with wallets in two namespaces. */
import { map, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { NetworkId } from '../../domain/network/caip.js';
import { defineNetwork } from '../../domain/network/network.js';
import { scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { SCRIPTED_NETWORKS, scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import type { Connector, ConnectStep } from '../ports/connector.js';
import type { Link } from '../ports/link.js';
import { currentRoute } from '../shell/router.js';
import { connectedNamespaces, networkIdOf } from './selectors.js';

type Links = Extract<ConnectStep, { readonly type: 'connected' }>['links'];

const S1: NetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const SOLANA = defineNetwork({
  ...{ id: S1.slice(7), caipNetworkId: S1, chainNamespace: 'solana', name: 'Solana' },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
});

function visit(disconnect?: Link['disconnect']) {
  const time = virtualTime();
  const storage = memoryStorage();
  const { scheduler } = time;
  const make = (name: string, networkId: NetworkId) =>
    scriptedWallet({ name, networkId, scheduler, knownNetworks: ['eip155:2'] });
  const [evm, solana] = [make('Alpha', 'eip155:1'), make('Sun', S1)] as const;
  const scripted = scriptedConnector({ wallets: [evm, solana], namespaces: ['eip155', 'solana'], scheduler });
  const leaving = ([first, ...others]: Links): Links => [
    disconnect ? { ...first, disconnect: disconnect } : first,
    ...others,
  ];
  const connect: Connector['connect'] = (...asked) =>
    scripted
      .connect(...asked)
      .pipe(map((step) => (step.type === 'connected' ? { ...step, links: leaving(step.links) } : step)));
  const connector = { ...scripted, connect };
  const options = { networks: [...SCRIPTED_NETWORKS, SOLANA] as const };
  const modal = scriptedModal({ connectors: [connector], time, storage, options });
  const both = async () => {
    await modal.connect('test.alpha');
    await modal.connect('test.sun');
  };
  const namespaces = () => connectedNamespaces(modal.getState());
  const at = () => networkIdOf(modal.getState());
  const view = () => currentRoute(modal.getState().router);
  return { time, evm, solana, modal, storage, both, namespaces, at, view };
}

describe('S4.5 disconnecting', () => {
  it('one of two wallets keeps the other, which becomes active', async () => {
    const { modal, both, namespaces, evm, solana } = visit();
    await both();
    expect(namespaces()).toEqual(['solana', 'eip155']);
    await modal.disconnect('solana');
    expect(namespaces()).toEqual(['eip155']);
    expect(modal.getState().connect.activeNamespace).toBe('eip155');
    const left = ({ asked }: typeof evm) => asked.filter(({ question }) => question === 'disconnect').length;
    expect([left(evm), left(solana)]).toEqual([0, 1]);
  });

  it('all disconnects both, the active one last', async () => {
    const { modal, both, namespaces } = visit();
    await both();
    await modal.disconnect();
    expect(namespaces()).toEqual([]);
    const closed = modal.events.flatMap((event) => (event.type === 'connection.closed' ? [event] : []));
    expect(closed).toEqual([
      { type: 'connection.closed', namespace: 'eip155', reason: 'visitor' },
      { type: 'connection.closed', namespace: 'solana', reason: 'visitor' },
    ]);
  });

  it('a wallet that fails is disconnected anyway, and its failure reported', async () => {
    const { modal, both, namespaces } = visit(() => throwError(() => new Error('gone')));
    await both();
    expect(await modal.disconnect('eip155')).toMatchObject({
      ok: false,
      failure: { code: 'disconnect-failed', message: 'Failed to disconnect' },
    });
    expect(namespaces()).toEqual(['solana']);
  });
});

describe('S4.15 a network of the other namespace', () => {
  it('is the dapp’s choice without a connection', async () => {
    const { modal, at } = visit();
    expect(await modal.switchNetwork(S1)).toEqual({ ok: true, value: 'selected' });
    expect(at()).toBe(S1);
  });

  it('needs another wallet first, and is switched to once that is connected', async () => {
    const { modal, at, view } = visit();
    await modal.connect('test.alpha');
    const outcome = modal.switchNetwork(S1);
    expect(modal.getState().shell.open).toBe(true);
    expect(view()).toEqual({ view: 'switch-active-chain', networkId: S1 });
    expect(modal.getState().connect.only).toBe('solana');
    await modal.connect('test.sun');
    expect(await outcome).toEqual({ ok: true, value: 'switched' });
    expect(at()).toBe(S1);
  });

  it('is cancelled with the modal: the visitor stays on their network', async () => {
    const { modal, at } = visit();
    await modal.connect('test.alpha');
    const outcome = modal.switchNetwork(S1);
    await modal.close();
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(at()).toBe('eip155:1');
    expect(modal.getState().connect.only).toBeUndefined();
  });

  it('is switched to at once if a connected wallet supports it', async () => {
    const { modal, both, at } = visit();
    await both();
    expect(await modal.switchNetwork('eip155:1')).toEqual({ ok: true, value: 'switched' });
    expect(at()).toBe('eip155:1');
    expect(await modal.switchNetwork('eip155:2')).toEqual({ ok: true, value: 'switched' });
    expect(at()).toBe('eip155:2');
  });
});

describe('another tab of the site', () => {
  const CLEARED = ['eip155:connected_connector_id', 'solana:connected_connector_id'] as const;

  it.each([
    ['left one', [CLEARED[1]], ['eip155']],
    ['left both', CLEARED, []],
  ] as const)('%s', async (_, keys, expected) => {
    const { both, namespaces, storage, evm } = visit();
    await both();
    const other = storage.otherTab();
    for (const key of keys) other.set(key, undefined);
    expect(namespaces()).toEqual(expected);
    expect(evm.asked.some(({ question }) => question === 'disconnect')).toBe(false);
  });

  it.each<[string, string | undefined, NetworkId]>([
    ['chose a network', 'eip155:2', 'eip155:2'],
    ['chose what is none', 'nonsense', 'eip155:1'],
    ['chose one that is not configured', 'eip155:99', 'eip155:1'],
    ['chose none', undefined, 'eip155:1'],
  ])('%s', (_, id, expected) => {
    const { at, storage, modal } = visit();
    storage.otherTab().set('active_caip_network_id', id);
    expect(at()).toBe(expected);
    expect(modal.events.filter(({ type }) => type === 'network.switched')).toHaveLength(
      expected === 'eip155:2' ? 1 : 0,
    );
  });

  it('does not affect a wallet that is connected here, or a pending attempt', () => {
    const { at, storage, modal, evm } = visit();
    evm.willHang('connect');
    void modal.connect('test.alpha');
    storage.otherTab().set('eip155:connected_connector_id', 'test.sun');
    expect(modal.getState().connect.connections.eip155).toMatchObject({ status: 'connecting', walletId: 'test.alpha' });
    evm.willApprove();
    evm.answerPending();
    storage.otherTab().set('active_caip_network_id', 'eip155:2');
    expect(at()).toBe('eip155:1');
  });
});
