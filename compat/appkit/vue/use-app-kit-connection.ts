import type { Namespace } from '../../../domain/network/caip.js';
import type { Asked, AskHandlers } from '../asking/asking.js';
import { showAsking } from '../asking/show-asking.js';
import type { ChangedConnection, DeleteConnection, SwitchConnection } from '../choices/change-connection.js';
import { lateChoices } from '../choices/late-choices.js';
import { type ConnectionEntry, readConnections } from '../values/connections-value.js';
import { followModal } from './follow-modal.js';

/** The promises always resolve; `onSuccess` and `onError` report the result. */
export interface ConnectionInUse extends Asked<ChangedConnection> {
  /** The current connection. Undefined without one. */
  readonly connection: ConnectionEntry | undefined;
  /** Switches to another account of the connected wallet, or connects another wallet instead. */
  readonly switchConnection: (to: SwitchConnection) => Promise<void>;
  /** Disconnects the wallet. */
  readonly deleteConnection: (of: DeleteConnection) => Promise<void>;
}

/** The current connection, and functions to switch to another account or wallet. */
export function useAppKitConnection({
  namespace,
  ...handlers
}: AskHandlers<ChangedConnection> & { readonly namespace?: Namespace } = {}): ConnectionInUse {
  const noConnection = undefined as ConnectionEntry | undefined;
  const [shown, ask] = showAsking(handlers, {
    connection: noConnection,
    switchConnection: (to: SwitchConnection): Promise<void> =>
      ask(async () => (await lateChoices()).switchConnection(to)),
    deleteConnection: (of: DeleteConnection): Promise<void> =>
      ask(async () => (await lateChoices()).deleteConnection(of, namespace)),
  });
  const none = { connections: [], recentConnections: [] };
  followModal(readConnections(namespace), none, ({ connections: [connection] }) => {
    Object.assign(shown, { connection });
  });
  return shown;
}
