import type { Outcome } from '../../application/engine/outcome.js';
import type { Namespace } from '../../domain/network/caip.js';
import { useModal } from '../use-modal.js';
import { type CallStatus, useOutcome } from './use-outcome.js';

/** What `useDisconnect` returns: a function that disconnects, and the state of its last call. */
export interface Disconnecting extends CallStatus<undefined> {
  /** Disconnects one namespace and those that share its session; without an argument, all. */
  readonly disconnect: (namespace?: Namespace) => Promise<Outcome>;
}

/** A function that disconnects, and the state of this component's last call. */
export function useDisconnect(): Disconnecting {
  const modal = useModal();
  const [disconnect, status] = useOutcome((namespace?: Namespace) => modal.disconnect(namespace));
  return { disconnect, ...status };
}
