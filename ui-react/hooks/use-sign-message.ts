import type { Outcome } from '../../application/engine/outcome.js';
import type { Namespace } from '../../domain/network/caip.js';
import { useModal } from '../use-modal.js';
import { type CallStatus, useOutcome } from './use-outcome.js';

/** What `useSignMessage` returns: a function that requests a signature, and the state of its last call. */
export interface Signing extends CallStatus<string> {
  /** Requests a personal signature of a text; yields the signature as the namespace writes it (`0x` and hex on EVM networks). */
  readonly signMessage: (message: string, namespace?: Namespace) => Promise<Outcome<string>>;
}

/** Requests signatures, and tells how the last request of this component stands. */
export function useSignMessage(): Signing {
  const modal = useModal();
  const [signMessage, status] = useOutcome((message: string, namespace?: Namespace) =>
    modal.signMessage(message, namespace),
  );
  return { signMessage, ...status };
}
