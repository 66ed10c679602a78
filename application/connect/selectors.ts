/** Derived values that hosts, buttons and screens share. */
import type { Account } from '../../domain/address/account.js';
import { accountIdOf } from '../../domain/address/account-id.js';
import type { AccountId, Namespace, NetworkId } from '../../domain/network/caip.js';
import { findNetwork } from '../../domain/network/find-network.js';
import type { Network } from '../../domain/network/network.js';
import type { Connected } from '../../domain/wallet/connection.js';
import type { Wallet } from '../../domain/wallet/wallet.js';
import type { State } from '../engine/state.js';
import { connectionOf, statusOf } from './status-of.js';

/** The connection, when there is a live one. */
export function connectedOf(state: State, namespace?: Namespace): Connected | undefined {
  const connection = connectionOf(state, namespace);
  return connection.status === 'connected' ? connection : undefined;
}

export function accountOf(state: State, namespace?: Namespace): Account | undefined {
  return connectedOf(state, namespace)?.account;
}

export function walletOf(state: State, namespace?: Namespace): Wallet | undefined {
  return connectedOf(state, namespace)?.wallet;
}

/** The namespaces with a live connection, the active one first. */
export function connectedNamespaces(state: State): readonly Namespace[] {
  const all = (Object.keys(state.connect.connections) as Namespace[]).filter(
    (namespace) => statusOf(state, namespace) === 'connected',
  );
  const active = state.connect.activeNamespace;
  return all.includes(active) ? [active, ...all.filter((namespace) => namespace !== active)] : all;
}

/** The connected wallet, while its app on this device has a request to answer, from any page. */
export function askedElsewhere(state: State): Wallet | undefined {
  const wallet = walletOf(state);
  return state.connect.asking && wallet?.appLink ? wallet : undefined;
}

/** The network in use: the wallet's when connected, otherwise the dapp's preferred network. */
export function networkIdOf(state: State, namespace: Namespace = state.connect.activeNamespace): NetworkId | undefined {
  return connectedOf(state, namespace)?.networkId ?? state.network.chosen[namespace];
}

/** Found networks keep their identity, so that a selector returns the same object for the same state. */
const found = new WeakMap<readonly Network[], Map<NetworkId, Network>>();

/** The network in use; an unknown one is the 'unsupported network' entry. */
export function networkOf(state: State, namespace?: Namespace): Network | undefined {
  const id = networkIdOf(state, namespace);
  if (id === undefined) return undefined;
  const { networks } = state.config;
  const known = found.get(networks) ?? new Map<NetworkId, Network>();
  found.set(networks, known);
  const network = known.get(id) ?? findNetwork(networks, id);
  known.set(id, network);
  return network;
}

export function isUnsupported(state: State, namespace?: Namespace): boolean {
  return networkOf(state, namespace)?.unsupported === true && !state.config.allowUnsupportedChain;
}

/** The CAIP-10 id of the account in use. */
export function accountIdOfState(state: State): AccountId | undefined {
  const connected = connectedOf(state);
  return connected && accountIdOf(connected.networkId, connected.account.address);
}

/** Whether more wallets may still announce themselves: the core or a connector has not reported its wallets yet. */
export function isLooking({ started, connect }: State): boolean {
  return !started || connect.connectors.some((id) => !(id in connect.wallets));
}
