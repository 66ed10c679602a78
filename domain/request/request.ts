/** A JSON-RPC request that a wallet inside the modal has to answer. */
import type { Namespace } from '../network/caip.js';

/** A JSON-RPC request that a page sent to the wallet inside the modal. */
export interface RpcRequest {
  readonly id: string;
  readonly namespace: Namespace;
  readonly method: string;
  readonly params: unknown;
  /** Set if the page named a fee; `unchecked`: there was no fee to compare it with. */
  readonly fee?: HighFee | 'unchecked';
  /** Its transaction never expires. */
  readonly lasting?: boolean;
}

/** A fee to show, in the smallest unit of the native currency. With `most` only, it is within the limits. */
export interface HighFee {
  /** The maximum fee. */
  readonly most: bigint;
  /** The maximum that the page set, if it was lowered. */
  readonly asked?: bigint;
  /** The network's recent fee for the same, if `most` is far above it and could not be lowered. */
  readonly usual?: bigint;
  /** `most` in percent of the balance, if that exceeds the limit. */
  readonly share?: bigint;
}
