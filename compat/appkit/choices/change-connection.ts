import { connectedOf } from '../../../application/connect/selectors.js';
import type { Outcome } from '../../../application/engine/outcome.js';
import type { Modal } from '../../../application/modal/modal.js';
import type { Namespace } from '../../../domain/network/caip.js';
import { sharedInstance } from '../instance.js';
import type { ConnectionEntry } from '../values/connections-value.js';

/** The account in use after a change. */
export interface ChangedConnection {
  namespace: Namespace;
  /** Undefined after a disconnection. */
  address: string | undefined;
}

/** The connection to switch to: an account of the live connection, or another wallet. */
export interface SwitchConnection {
  /** One of `connections` or `recentConnections`. */
  connection: Pick<ConnectionEntry, 'namespace' | 'connectorId'>;
  /** The account to use. Has no effect when another wallet is connected instead. */
  address?: string;
}

/** The connection to end. */
export interface DeleteConnection {
  /** The wallet's id. If that wallet is not connected, nothing happens. */
  connectorId: string;
  /** Not used: all accounts of a wallet are connected together. */
  address?: string;
}

/** Uses another account of the live connection, or connects another wallet instead. */
export function switchConnection({ connection, address }: SwitchConnection): Promise<ChangedConnection> {
  const { namespace, connectorId } = connection;
  return changed(namespace, (modal) => {
    if (connectedOf(modal.getState(), namespace)?.wallet.id !== connectorId)
      return modal.connect(connectorId, namespace);
    return address === undefined ? undefined : modal.selectAccount(address, namespace);
  });
}

/** Disconnects that wallet. Does nothing for a recent one. */
export function deleteConnection(
  { connectorId }: DeleteConnection,
  given: Namespace | undefined,
): Promise<ChangedConnection> {
  const namespace = given ?? sharedInstance()?.getActiveChainNamespace() ?? 'eip155';
  return changed(namespace, (modal) =>
    connectedOf(modal.getState(), namespace)?.wallet.id === connectorId ? modal.disconnect(namespace) : undefined,
  );
}

/** Rejects with a `Failure`. */
async function changed(
  namespace: Namespace,
  change: (modal: Modal) => Promise<Outcome<unknown>> | undefined,
): Promise<ChangedConnection> {
  const modal = sharedInstance()?.porthole;
  if (!modal) throw new Error('Please call "createAppKit" first');
  const outcome = await change(modal);
  if (outcome?.ok === false) throw outcome.failure;
  return { namespace, address: connectedOf(modal.getState(), namespace)?.account.address };
}
