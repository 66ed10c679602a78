/** The dapp's network per namespace, event by event. */
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import { defineNetwork, type NetworkInput } from '../../../domain/network/network.js';
import { givenConfig } from '../../../infrastructure/checked-config.js';
import { SCRIPTED_NETWORKS } from '../../../infrastructure/fakes/scripted-modal.js';
import { configOf, type ModalOptions } from '../../../infrastructure/options.js';
import type { Event } from '../../engine/events.js';
import type { Opened } from '../events.js';
import { reduceNetwork } from './slice.js';
import type { NetworkState } from './state.js';

const S1: NetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const SOLANA = defineNetwork({
  ...{ id: S1.slice(7), caipNetworkId: S1, chainNamespace: 'solana', name: 'Solana' },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.example'] } },
});
const options = (more: Partial<ModalOptions> = {}) => {
  const all: ModalOptions = { networks: [...SCRIPTED_NETWORKS, SOLANA], services: false, ...more };
  return givenConfig(configOf(all), all);
};

const at = (networkId: NetworkId): Opened => {
  const namespace: Namespace = networkId.startsWith('solana') ? 'solana' : 'eip155';
  const account: Account = { namespace, address: '0x1', type: 'eoa' };
  const wallet = { id: 'a', type: 'ANNOUNCED', name: 'A', namespace, connectorId: 'injected' } as const;
  return { namespace, wallet, accounts: [account], networkId };
};
const opened = (networkId: NetworkId, ...also: readonly NetworkId[]): Event => ({
  ...{ type: 'connection.opened', ...at(networkId), restored: false, also: also.map(at) },
});
const START: NetworkState = { chosen: { eip155: 'eip155:1' }, switching: undefined };
const switched = (networkId: NetworkId): Event => ({ type: 'network.switched', networkId, outcome: 'selected' });
const closed = (namespace: Namespace): Event => ({ type: 'connection.closed', namespace, reason: 'visitor' });

describe('the network in use', () => {
  it.each<[string, readonly Event[], NetworkState['chosen']]>([
    ['that of the wallet', [opened('eip155:2')], { eip155: 'eip155:2' }],
    ['those of a session', [opened('eip155:2', S1)], { eip155: 'eip155:2', solana: S1 }],
    ['none that the dapp does not know', [opened('eip155:99')], { eip155: 'eip155:1' }],
    [
      'where the wallet moves',
      [{ type: 'network.changed', namespace: 'eip155', networkId: 'eip155:2' }],
      { eip155: 'eip155:2' },
    ],
    [
      'one that a wallet is wanted for',
      [{ type: 'connection.wanted', networkId: S1 }],
      { eip155: 'eip155:1', solana: S1 },
    ],
    ['one that was chosen', [switched('eip155:2')], { eip155: 'eip155:2' }],
    [
      'the first again, once a wallet is left',
      [opened('eip155:2', S1), closed('eip155')],
      { eip155: 'eip155:1', solana: S1 },
    ],
    ['of that namespace alone', [opened('eip155:2', S1), closed('solana')], { eip155: 'eip155:2', solana: S1 }],
    [
      'not for a switch that failed',
      [{ type: 'network.switch-failed', networkId: 'eip155:2', failure: new Failure('rejected') }],
      { eip155: 'eip155:1' },
    ],
  ])('%s', (_, events, chosen) => {
    const config = options();
    expect(events.reduce((state, event) => reduceNetwork(state, event, config), START).chosen).toEqual(chosen);
  });

  it('is the default one again if the host named it', () => {
    const [, beta] = SCRIPTED_NETWORKS;
    const config = options({ defaultNetwork: beta });
    expect(reduceNetwork(START, closed('eip155'), config).chosen).toEqual({ eip155: 'eip155:2' });
    expect(reduceNetwork(START, closed('solana'), config).chosen).toEqual({ eip155: 'eip155:1', solana: S1 });
  });

  it('does not exist for a namespace that is no longer configured', () => {
    const config = options({ networks: SCRIPTED_NETWORKS });
    const state: NetworkState = { chosen: { ...START.chosen, solana: S1 }, switching: undefined };
    expect(reduceNetwork(state, closed('solana'), config).chosen).toEqual(START.chosen);
  });

  it.each<[string, readonly NetworkInput[], NetworkState['chosen']]>([
    ['is the first remaining one', [SCRIPTED_NETWORKS[1], SOLANA], { eip155: 'eip155:2', solana: S1 }],
    ['does not exist in a namespace without networks', [SOLANA], { solana: S1 }],
    ['stays the same if it remains', SCRIPTED_NETWORKS, { eip155: 'eip155:1' }],
  ])('%s after the host removes networks', (_, networks, chosen) => {
    const both: NetworkState = { ...START, chosen: { ...START.chosen, solana: S1 } };
    const removed: Event = { type: 'config.changed', patch: {} };
    expect(reduceNetwork(both, removed, options({ networks })).chosen).toEqual(chosen);
  });

  it('keeps its identity if nothing changes', () => {
    for (const event of [opened('eip155:1'), switched('eip155:1'), switched('eip155:99')])
      expect(reduceNetwork(START, event, options())).toBe(START);
  });

  it('ends a pending switch together with the connection', () => {
    const on: NetworkState = { ...START, switching: { networkId: 'eip155:2', failure: undefined } };
    expect(reduceNetwork(on, closed('eip155'), options()).switching).toBeUndefined();
    expect(reduceNetwork(on, switched('eip155:1'), options()).switching).toBe(on.switching);
  });
});
