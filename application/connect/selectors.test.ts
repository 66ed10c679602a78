/** Values derived from the state: who is connected, where, and what is known about it. */
import { describe, expect, it } from 'vitest';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { Connection } from '../../domain/wallet/connection.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { holdingsOf } from '../account/holdings/holdings-of.js';
import { accountTab, accountTabs } from '../account/tabs.js';
import type { State } from '../engine/state.js';
import { initialState } from '../modal/initial-state.js';
import type { Route } from '../shell/router.js';
import * as selectors from './selectors.js';

const { config } = scriptedModal().getState();
const START = initialState(config);
const live = (namespace: Namespace, networkId: NetworkId, appLink?: string): Connection => {
  const account = { namespace, address: `${namespace}-address`, type: 'eoa' } as const;
  const wallet = {
    id: namespace,
    name: namespace,
    type: 'WALLET_CONNECT',
    namespace,
    connectorId: 'c',
    ...(appLink && { appLink }),
  } as const;
  return { status: 'connected', wallet, accounts: [account], account, networkId };
};
const EVM = live('eip155', 'eip155:2');
const SOL = live('solana', 'solana:x', 'fox://');
const WAITS: Connection = { status: 'connecting', walletId: 'a', restoring: true };
const withConnections = (
  connections: State['connect']['connections'],
  activeNamespace: Namespace = 'eip155',
  more: Partial<State['connect']> = {},
): State => ({
  ...START,
  connect: { ...START.connect, connections, activeNamespace, ...more },
});

describe('who is connected', () => {
  it.each<[string, State, readonly Namespace[], string | undefined, NetworkId | undefined]>([
    ['nobody', START, [], undefined, 'eip155:1'],
    ['one', withConnections({ eip155: EVM }), ['eip155'], 'eip155-address', 'eip155:2'],
    ['one who is waited for', withConnections({ eip155: WAITS }), [], undefined, 'eip155:1'],
    [
      'two, the active one first',
      withConnections({ eip155: EVM, solana: SOL }, 'solana'),
      ['solana', 'eip155'],
      'solana-address',
      'solana:x',
    ],
    ['one elsewhere', withConnections({ eip155: WAITS, solana: SOL }), ['solana'], undefined, 'eip155:1'],
    ['nobody where nothing was chosen', withConnections({}, 'solana'), [], undefined, undefined],
  ])('%s', (_, state, namespaces, address, networkId) => {
    expect(selectors.connectedNamespaces(state)).toEqual(namespaces);
    expect(selectors.accountOf(state)?.address).toBe(address);
    expect(selectors.networkIdOf(state)).toBe(networkId);
    expect(selectors.accountIdOfState(state)).toBe(address && `${networkId}:${address}`);
  });

  it('is known for another namespace by its name', () => {
    const state = withConnections({ eip155: EVM, solana: SOL });
    expect(selectors.walletOf(state, 'solana')?.id).toBe('solana');
    expect(selectors.networkIdOf(state, 'solana')).toBe('solana:x');
    expect(selectors.accountOf(state, 'polkadot')).toBeUndefined();
  });

  it('has a pending request only if the app can be opened here', () => {
    const asked = (asking: number, active: Namespace) =>
      selectors.askedElsewhere(withConnections({ eip155: EVM, solana: SOL }, active, { asking }))?.id;
    expect([asked(1, 'solana'), asked(0, 'solana'), asked(1, 'eip155')]).toEqual(['solana', undefined, undefined]);
  });
});

describe('the network in use', () => {
  it('keeps its identity for the same networks, known or not', () => {
    for (const networkId of ['eip155:2', 'eip155:99'] as const) {
      const state = withConnections({ eip155: live('eip155', networkId) });
      const network = selectors.networkOf(state);
      expect(network?.caipNetworkId).toBe(networkId);
      expect(selectors.networkOf({ ...state })).toBe(network);
    }
    expect(selectors.networkOf(withConnections({}, 'solana'))).toBeUndefined();
  });

  it.each([
    ['eip155:2', false, false],
    ['eip155:99', false, true],
    ['eip155:99', true, false],
  ] as const)(
    '%s, with unsupported networks allowed: %s, is unsupported: %s',
    (networkId, allowUnsupportedChain, expected) => {
      const state = withConnections({ eip155: live('eip155', networkId) });
      expect(selectors.isUnsupported({ ...state, config: { ...config, allowUnsupportedChain } })).toBe(expected);
    },
  );
});

it('wallets may still appear until the core and every connector have reported', () => {
  const looking = (started: boolean, connectors: readonly string[], listed: readonly string[]) =>
    selectors.isLooking({
      ...withConnections({}, 'eip155', { connectors, wallets: Object.fromEntries(listed.map((id) => [id, []])) }),
      started,
    });
  expect(looking(false, [], [])).toBe(true);
  expect(looking(true, ['a', 'b'], ['a'])).toBe(true);
  expect(looking(true, ['a', 'b'], ['a', 'b'])).toBe(false);
  expect(looking(true, [], [])).toBe(false);
});

it('holdings are those of the account in use on its network', () => {
  const entry = { status: 'ready', holdings: [], failure: undefined } as const;
  const state = {
    ...withConnections({ eip155: EVM }),
    account: { ...START.account, holdings: { 'eip155:2:eip155-address': entry } },
  } as State;
  expect(holdingsOf(state)).toBe(entry);
  expect(holdingsOf({ ...state, connect: START.connect })).toBeUndefined();
});

describe('the tabs of the account screen', () => {
  const showing = (
    route: Route,
    services: readonly ('collectibles' | 'activity')[],
    history = true,
    networkId: NetworkId = 'eip155:2',
  ): State => ({
    ...withConnections({ eip155: live('eip155', networkId) }),
    config: { ...config, services, features: { ...config.features, history } },
    router: { ...START.router, history: [route] },
  });
  const HOME: Route = { view: 'account' };

  it.each<[State, readonly string[]]>([
    [showing(HOME, []), ['tokens']],
    [showing(HOME, ['activity']), ['tokens', 'activity']],
    [showing(HOME, ['collectibles', 'activity']), ['tokens', 'nfts', 'activity']],
    [showing(HOME, ['collectibles', 'activity'], false), ['tokens', 'nfts']],
    [showing(HOME, ['collectibles', 'activity'], true, 'eip155:99'), ['tokens']],
    [{ ...START, network: { chosen: {}, switching: undefined } }, ['tokens']],
  ])('case %#', (state, tabs) => {
    expect(accountTabs(state)).toEqual(tabs);
  });

  it('are chosen on its screen, as far as they exist', () => {
    expect(accountTab(showing(HOME, []))).toBe('tokens');
    expect(accountTab(showing({ ...HOME, tab: 'nfts' }, ['collectibles']))).toBe('nfts');
    expect(accountTab(showing({ ...HOME, tab: 'activity' }, ['collectibles']))).toBe('tokens');
    expect(accountTab(showing({ view: 'networks' }, ['collectibles']))).toBeUndefined();
  });
});
