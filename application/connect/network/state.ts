/** The dapp's chosen network per namespace, and a pending switch. The wallet's network is part of its connection. */

import type { Failure } from '../../../domain/failure/failure.js';
import type { Namespace, NetworkId } from '../../../domain/network/caip.js';

export interface NetworkState {
  /** The last choice of the dapp or the visitor. */
  readonly chosen: Readonly<Partial<Record<Namespace, NetworkId>>>;
  readonly switching?: { readonly networkId: NetworkId; readonly failure: Failure | undefined } | undefined;
}

/** `selected`: nothing was connected, so only the dapp's choice changed. */
export type SwitchOutcome = 'switched' | 'added' | 'selected';
