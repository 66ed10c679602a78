/** The connection of a namespace. In its own file because the page's buttons need no other selector. */
import type { Namespace } from '../../domain/network/caip.js';
import { type Connection, type ConnectionStatus, DISCONNECTED } from '../../domain/wallet/connection.js';
import type { State } from '../engine/state.js';

export function connectionOf(state: State, namespace: Namespace = state.connect.activeNamespace): Connection {
  return state.connect.connections[namespace] ?? DISCONNECTED;
}

export function statusOf(state: State, namespace?: Namespace): ConnectionStatus {
  return connectionOf(state, namespace).status;
}
