/** What an earlier visit left behind, as storage promises it. Small: the front door reads it at page load. */
import { isNamespace, isNetworkId, type Namespace, namespaceOf } from '../domain/caip.js';
import type { Connection } from '../domain/connection.js';
import type { Storage } from './ports.js';
import type { State } from './state.js';

type Restoring = Extract<Connection, { status: 'connecting' }>;

export const ACTIVE_NETWORK = 'active_caip_network_id';
export const ACTIVE_NAMESPACE = 'active_namespace';
export const CONNECTION_STATUS = 'connection_status';
export const CONNECTED_NAMESPACES = 'connected_namespaces';

export function connectorIdKey(namespace: Namespace): string {
  return `${namespace}:connected_connector_id`;
}

/** The address in use, of those the wallet opened to the site. */
export function accountKey(namespace: Namespace): string {
  return `${namespace}:active_address`;
}

/** The state with the network chosen and the connections of the last visit. Values of the wrong shape count as absent. */
export function withPromises(state: State, storage: Storage): State {
  const { connect, network } = state;
  const activeId = storage.get(ACTIVE_NETWORK);
  const activeNamespace = storage.get(ACTIVE_NAMESPACE) ?? '';
  const connections = promisedConnections(storage);
  const known = isNetworkId(activeId) && state.config.networks.some((each) => each.caipNetworkId === activeId);
  const chosen = known ? { [namespaceOf(activeId)]: activeId } : {};
  const fallback = known ? namespaceOf(activeId) : connect.activeNamespace;
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
function promisedConnections(storage: Storage): Readonly<Partial<Record<Namespace, Connection>>> {
  if (storage.get(CONNECTION_STATUS) !== 'connected') return {};
  const namespaces = (storage.get(CONNECTED_NAMESPACES) ?? '').split(',').filter(isNamespace);
  const connections: Partial<Record<Namespace, Connection>> = {};
  for (const namespace of namespaces) {
    const promised = promisedConnection(storage, namespace);
    if (promised) connections[namespace] = promised;
  }
  return connections;
}

/** What storage promises for one namespace, if anything. */
export function promisedConnection(storage: Storage, namespace: Namespace): Restoring | undefined {
  const walletId = storage.get(connectorIdKey(namespace));
  const address = storage.get(accountKey(namespace));
  return walletId ? { status: 'connecting', walletId, restoring: true, ...(address && { address }) } : undefined;
}
