import { connectedOf, networkOf } from '../../application/connect/selectors.js';
import { statusOf } from '../../application/connect/status-of.js';
import type { Modal } from '../../application/modal/modal.js';
import type { NetworkId } from '../../domain/network/caip.js';
import type { ConnectionStatus } from '../../domain/wallet/connection.js';

/** The `detail` of the event `porthole-change`. */
export interface PortholeChange {
  readonly status: ConnectionStatus;
  /** The address of the account in use; undefined while no wallet is connected. */
  readonly address: string | undefined;
  /** CAIP-2. */
  readonly networkId: NetworkId | undefined;
}

declare global {
  interface DocumentEventMap {
    'porthole-change': CustomEvent<PortholeChange>;
  }
}

/** Dispatches `porthole-change` (or the prefix's event) on the document when the connection, the account or the network changes. */
export function tellChanges(modal: Modal, prefix: string): void {
  let told = '';
  modal.state$.subscribe((state) => {
    const detail: PortholeChange = {
      status: statusOf(state),
      address: connectedOf(state)?.account.address,
      networkId: networkOf(state)?.caipNetworkId,
    };
    const now = JSON.stringify(detail);
    if (now !== told) document.dispatchEvent(new CustomEvent<PortholeChange>(`${prefix}-change`, { detail }));
    told = now;
  });
}
