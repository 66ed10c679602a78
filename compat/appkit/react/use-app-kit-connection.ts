import type { Namespace } from '../../../domain/network/caip.js';
import type { AskHandlers } from '../asking/asking.js';
import { useAsking } from '../asking/use-asking.js';
import type { ChangedConnection, DeleteConnection, SwitchConnection } from '../choices/change-connection.js';
import { lateChoices } from '../choices/late-choices.js';
import type { ConnectionEntry } from '../values/connections-value.js';
import { useAppKitConnections } from './use-app-kit-connections.js';

/** The promises resolve however it ends: `onSuccess` and `onError` say how. */
export interface ConnectionInUse {
  readonly connection: ConnectionEntry | undefined;
  readonly isPending: boolean;
  readonly switchConnection: (to: SwitchConnection) => Promise<void>;
  readonly deleteConnection: (of: DeleteConnection) => Promise<void>;
}

/** The live connection, and how to use another account of it, or another wallet. */
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
