import type { Outcome } from '../../application/engine/outcome.js';
import type { Namespace } from '../../domain/network/caip.js';
import { useModal } from '../use-modal.js';
import { type CallStatus, useOutcome } from './use-outcome.js';

/** What `useSignMessage` returns: a function that requests a signature, and the state of its last call. */
export interface Signing extends CallStatus<string> {
  /**
   * Requests a signature of a text as a personal message. Resolves to the signature in the namespace's format (`0x` and
   * hex digits for eip155).
   */
  readonly signMessage: (message: string, namespace?: Namespace) => Promise<Outcome<string>>;
}

/** A function that requests a signature, and the state of this component's last call. */
export function useSignMessage(): Signing {
  const modal = useModal();
  const [signMessage, status] = useOutcome((message: string, namespace?: Namespace) =>
    modal.signMessage(message, namespace),
  );
  return { signMessage, ...status };
}
