import type { Namespace } from '../../../domain/network/caip.js';
import type { AskHandlers } from '../asking/asking.js';
import { useAsking } from '../asking/use-asking.js';
import type { ChangedConnection, DeleteConnection, SwitchConnection } from '../choices/change-connection.js';
import { lateChoices } from '../choices/late-choices.js';
import type { ConnectionEntry } from '../values/connections-value.js';
import { useAppKitConnections } from './use-app-kit-connections.js';

/** The promises always resolve; `onSuccess` and `onError` report the result. */
export interface ConnectionInUse {
  /** The current connection. Undefined without one. */
  readonly connection: ConnectionEntry | undefined;
  /** True while a change runs. */
  readonly isPending: boolean;
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
  const [{ isPending }, ask] = useAsking(handlers);
  const [connection] = useAppKitConnections(namespace).connections;
  return {
    ...{ connection, isPending },
    switchConnection: (to) => ask(async () => (await lateChoices()).switchConnection(to)),
    deleteConnection: (of) => ask(async () => (await lateChoices()).deleteConnection(of, namespace)),
  };
}
