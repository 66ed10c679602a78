/** What the connecting screen shows, from the attempt and the connection. */
import { connectedNamespaces, walletOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Failure } from '../../../domain/failure/failure.js';
import { type FailureTone, failureTone } from '../failure-tone.js';

export type ConnectingStage =
  | { readonly kind: 'ready' | 'waiting' | 'connected' }
  | { readonly kind: 'failed'; readonly tone: FailureTone; readonly failure: Failure };

export function connectingStage(state: State, walletId: string): ConnectingStage {
  const { attempt } = state.connect;
  if (attempt?.walletId === walletId) {
    const { failure } = attempt;
    return failure ? { kind: 'failed', tone: failureTone(failure), failure } : { kind: 'waiting' };
  }
  const connected = connectedNamespaces(state).some((namespace) => walletOf(state, namespace)?.id === walletId);
  return { kind: connected ? 'connected' : 'ready' };
}
