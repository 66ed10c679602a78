/** How things stand with the wallet of a namespace. Apart from the other selectors: the buttons in the page need no more. */
import type { Namespace } from '../../domain/network/caip.js';
import { type Connection, type ConnectionStatus, DISCONNECTED } from '../../domain/wallet/connection.js';
import type { State } from '../engine/state.js';

export function connectionOf(state: State, namespace: Namespace = state.connect.activeNamespace): Connection {
  return state.connect.connections[namespace] ?? DISCONNECTED;
}

export function statusOf(state: State, namespace?: Namespace): ConnectionStatus {
  return connectionOf(state, namespace).status;
}
