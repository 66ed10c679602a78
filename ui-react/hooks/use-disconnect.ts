import type { Outcome } from '../../application/engine/outcome.js';
import type { Namespace } from '../../domain/network/caip.js';
import { useModal } from '../use-modal.js';
import { type CallStatus, useOutcome } from './use-outcome.js';

/** What `useDisconnect` returns: a function that disconnects, and the state of its last call. */
export interface Disconnecting extends CallStatus<undefined> {
  /** Ends one namespace's connection and those that share its session, or all of them. */
  readonly disconnect: (namespace?: Namespace) => Promise<Outcome>;
}

/** Ends connections, and tells how the last attempt of this component stands. */
export function useDisconnect(): Disconnecting {
  const modal = useModal();
  const [disconnect, status] = useOutcome((namespace?: Namespace) => modal.disconnect(namespace));
  return { disconnect, ...status };
}
