/** What choosing a wallet means. */
import { describe, expect, it } from 'vitest';
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet, Wallet } from '../../domain/wallet/wallet.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import type { State } from '../engine/state.js';
import { chosenWallet } from './chosen-wallet.js';
import { canPair } from './pairing/can-pair.js';
import { pairsAlone } from './pairing/pairs-alone.js';

const START = scriptedModal().getState();
const wallet = (id: string, namespace: Namespace = 'eip155', type: Wallet['type'] = 'ANNOUNCED'): Wallet => ({
  ...{ id, type, name: id, namespace, connectorId: `${id}-${namespace}` },
});
const A = wallet('a');
const BOTH = [wallet('both', 'solana'), wallet('both', 'eip155')] as const;
const PAIR = wallet('walletConnect', 'eip155', 'WALLET_CONNECT');
const PAIR_SOL = wallet('walletConnect', 'solana', 'WALLET_CONNECT');
const INSIDE = wallet('inside', 'eip155', 'AUTH');
const FOX: ListedWallet = { id: 'fox', name: 'Fox' };
const OWL: ListedWallet = { id: 'owl', name: 'Owl' };

function at(
  wallets: readonly Wallet[],
  { config = {}, connect = {} }: { config?: Partial<State['config']>; connect?: Partial<State['connect']> } = {},
): State {
  return {
    ...START,
    config: { ...START.config, ...config },
    connect: { ...START.connect, wallets: { one: wallets }, ...connect },
  };
}

describe('a choice', () => {
  const lists = { config: { customWallets: [FOX] }, connect: { recent: [OWL] } };

  it.each<
    [string, State, string | ListedWallet, Namespace | undefined, string | undefined, ListedWallet | undefined, boolean]
  >([
    ['in reach', at([A, PAIR]), 'a', undefined, 'a-eip155', undefined, false],
    ['in reach for the networks in use', at(BOTH), 'both', undefined, 'both-eip155', undefined, false],
    [
      'in reach for others in use',
      at(BOTH, { connect: { activeNamespace: 'polkadot' } }),
      'both',
      undefined,
      'both-solana',
      undefined,
      false,
    ],
    ['in reach for those asked for', at(BOTH), 'both', 'solana', 'both-solana', undefined, false],
    ['not in reach for those asked for', at([A]), 'a', 'solana', undefined, undefined, false],
    ['to pair', at([A, PAIR]), 'walletConnect', undefined, 'walletConnect-eip155', undefined, true],
    ['listed', at([A, PAIR]), FOX, undefined, 'walletConnect-eip155', FOX, true],
    ['listed, for networks asked for', at([PAIR, PAIR_SOL]), FOX, 'solana', 'walletConnect-solana', FOX, true],
    ['listed by the host', at([A, PAIR], lists), 'fox', undefined, 'walletConnect-eip155', FOX, true],
    ['used lately', at([A, PAIR], lists), 'owl', undefined, 'walletConnect-eip155', OWL, true],
    ['listed and in reach', at([wallet('fox'), PAIR], lists), 'fox', undefined, 'fox-eip155', undefined, false],
    ['listed, with no way to it', at([A], lists), 'fox', undefined, undefined, FOX, false],
    ['unknown', at([A, PAIR], lists), 'cat', undefined, undefined, undefined, false],
  ])('%s', (_, state, chosen, namespace, reached, listed, pairing) => {
    const found = chosenWallet(state, { wallet: chosen, namespace });
    expect([found.id, found.reachedBy?.connectorId, found.listed, found.pairing]).toEqual([
      ...[typeof chosen === 'string' ? chosen : chosen.id, reached, listed, pairing],
    ]);
    expect(found.namespace).toBe(namespace ?? found.reachedBy?.namespace ?? state.connect.activeNamespace);
  });
});

describe('pairing', () => {
  it.each<[string, State, boolean, boolean]>([
    ['with a chain', at([PAIR]), true, false],
    ['without a chain', at([PAIR], { config: { chains: [] } }), true, true],
    ['beside the wallet inside', at([PAIR, INSIDE], { config: { chains: [] } }), true, true],
    ['beside a wallet in reach', at([PAIR, A], { config: { chains: [] } }), true, false],
    ['by the host itself', at([PAIR, A], { config: { manualWCControl: true } }), true, true],
    ['turned off', at([PAIR], { config: { chains: [], enableWalletConnect: false } }), false, false],
    ['not there', at([A], { config: { chains: [], manualWCControl: true } }), false, false],
  ])('%s', (_, state, can, alone) => {
    expect([canPair(state), pairsAlone(state)]).toEqual([can, alone]);
  });
});
