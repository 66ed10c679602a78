/** The stage of a network switch, from the pending switch and the wallet's network. */
import { networkIdOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Failure } from '../../../domain/failure/failure.js';
import { type NetworkId, namespaceOf } from '../../../domain/network/caip.js';
import { type FailureTone, failureTone } from '../failure-tone.js';

export type SwitchingStage =
  | { readonly kind: 'ready' | 'waiting' | 'there' }
  | { readonly kind: 'failed'; readonly tone: FailureTone; readonly failure: Failure };

export function switchingStage(state: State, networkId: NetworkId): SwitchingStage {
  const { switching } = state.network;
  if (switching?.networkId !== networkId) {
    return { kind: networkIdOf(state, namespaceOf(networkId)) === networkId ? 'there' : 'ready' };
  }
  const { failure } = switching;
  return failure ? { kind: 'failed', tone: failureTone(failure), failure } : { kind: 'waiting' };
}
