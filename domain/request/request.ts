/** A JSON-RPC request that a wallet inside the modal is asked to answer. */
import type { Namespace } from '../network/caip.js';

export interface RpcRequest {
  readonly id: string;
  readonly namespace: Namespace;
  readonly method: string;
  readonly params: unknown;
  /** Set where the page named a fee: the most that it asked, where that was lowered, or that nothing was there to compare it with. */
  readonly fee?: { readonly asked: bigint } | 'unchecked';
}
