/** A JSON-RPC request that a wallet inside the modal has to answer. */
import type { Namespace } from '../network/caip.js';

export interface RpcRequest {
  readonly id: string;
  readonly namespace: Namespace;
  readonly method: string;
  readonly params: unknown;
  /** Set where the page named a fee that the visitor has to know of; `unchecked`: there was no fee to compare it with. */
  readonly fee?: HighFee | 'unchecked';
}

/** In the smallest unit of the network's currency. */
export interface HighFee {
  /** What it will cost at most. */
  readonly most: bigint;
  /** What the page asked for at most, where that was lowered. */
  readonly asked?: bigint;
  /** How many percent of the balance the most is, where that is more than the limit allows. */
  readonly share?: bigint;
}
