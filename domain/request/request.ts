/** A JSON-RPC request that a wallet inside the modal has to answer. */
import type { Namespace } from '../network/caip.js';

export interface RpcRequest {
  readonly id: string;
  readonly namespace: Namespace;
  readonly method: string;
  readonly params: unknown;
  /** Set where the page named a fee; `unchecked`: there was no fee to compare it with. */
  readonly fee?: HighFee | 'unchecked';
}

/** In the smallest unit of the network's currency. With the most alone, it is as high as usual. */
export interface HighFee {
  /** What it will cost at most. */
  readonly most: bigint;
  /** What the page asked for at most, where that was lowered. */
  readonly asked?: bigint;
  /** What the network has taken lately for as much, where the most is far above and could not be lowered. */
  readonly usual?: bigint;
  /** How many percent of the balance the most is, where that is more than the limit allows. */
  readonly share?: bigint;
}
