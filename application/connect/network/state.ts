/** Which network the dapp wants, per namespace, and a switch under way. What a wallet is on is a fact of its connection. */

import type { Failure } from '../../../domain/failure/failure.js';
import type { Namespace, NetworkId } from '../../../domain/network/caip.js';

export interface NetworkState {
  /** What the dapp or the visitor chose last. */
  readonly chosen: Readonly<Partial<Record<Namespace, NetworkId>>>;
  readonly switching: { readonly networkId: NetworkId; readonly failure: Failure | undefined } | undefined;
}

/** `selected`: nothing was connected, so only the dapp's choice changed. */
export type SwitchOutcome = 'switched' | 'added' | 'selected';
