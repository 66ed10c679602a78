/** A JSON-RPC request that a wallet inside the modal is asked to answer. */
import type { Namespace } from './caip.js';

export interface RpcRequest {
  readonly id: string;
  readonly namespace: Namespace;
  readonly method: string;
  readonly params: unknown;
}
