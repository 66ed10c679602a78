/** The stored connections of an earlier visit. Small, because the entry point reads them when the page loads. */
import { isNamespace, type Namespace } from '../../../domain/network/caip.js';
import type { Connection } from '../../../domain/wallet/connection.js';
import type { State } from '../../engine/state.js';
import type { Storage } from '../../ports/storage.js';

type Restoring = Extract<Connection, { status: 'connecting' }>;

/** The storage keys, in one object, so that the entry point exports one name. */
export const KEYS = {
  network: 'active_caip_network_id',
  namespace: 'active_namespace',
  status: 'connection_status',
  connected: 'connected_namespaces',
  wallet: (namespace: Namespace): string => `${namespace}:connected_connector_id`,
  /** The social provider that the page was left for. */
  leaving: 'social_provider',
  /** The address in use, among those that the wallet shares with the site. */
  account: (namespace: Namespace): string => `${namespace}:active_address`,
  /** The session of that address, if a wallet can have several. */
  session: (namespace: Namespace): string => `${namespace}:connected_session`,
};

/** The state with the stored network and connections. Values of the wrong shape count as absent. */
export function withPromises(state: State, storage: Pick<Storage, 'get'>): State {
  const { connect, network } = state;
  const activeId = storage.get(KEYS.network);
  const activeNamespace = storage.get(KEYS.namespace) ?? '';
  const connections = promisedConnections(storage);
  const known = state.config.networks.find((each) => each.caipNetworkId === activeId);
  const chosen = known && { [known.chainNamespace]: known.caipNetworkId };
  const fallback = known?.chainNamespace ?? connect.activeNamespace;
  return {
    ...state,
    connect: {
      ...connect,
      connections,
      activeNamespace: isNamespace(activeNamespace) && connections[activeNamespace] ? activeNamespace : fallback,
    },
    network: { ...network, chosen: { ...network.chosen, ...chosen } },
  };
}

/** Each is shown as connecting until its wallet has answered. Empty when the last visit ended disconnected. */
function promisedConnections(storage: Pick<Storage, 'get'>): Readonly<Partial<Record<Namespace, Connection>>> {
  if (storage.get(KEYS.status) !== 'connected') return {};
  const namespaces = (storage.get(KEYS.connected) ?? '').split(',').filter(isNamespace);
  const connections: Partial<Record<Namespace, Connection>> = {};
  for (const namespace of namespaces) {
    const promised = promisedConnection(storage, namespace);
    if (promised) connections[namespace] = promised;
  }
  return connections;
}

/** The stored connection of one namespace, if there is one. */
export function promisedConnection(storage: Pick<Storage, 'get'>, namespace: Namespace): Restoring | undefined {
  const walletId = storage.get(KEYS.wallet(namespace));
  const address = storage.get(KEYS.account(namespace));
  return walletId ? { status: 'connecting', walletId, restoring: true, ...(address && { address }) } : undefined;
}
