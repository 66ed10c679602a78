/** A JSON-RPC request that a wallet inside the modal has to answer. */
import type { Namespace } from '../network/caip.js';

export interface RpcRequest {
  readonly id: string;
  readonly namespace: Namespace;
  readonly method: string;
  readonly params: unknown;
  /** Set where the page named a fee: its maximum, where that was lowered, or that there was no fee to compare it with. */
  readonly fee?: { readonly asked: bigint } | 'unchecked';
}
