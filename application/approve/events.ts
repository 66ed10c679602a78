/** What can happen to requests that wait for approval. */
import type { Failure } from '../../domain/failure/failure.js';
import type { ClearWords } from '../../domain/request/clear-words.js';
import type { Digest } from '../../domain/request/digest.js';
import type { RpcRequest } from '../../domain/request/request.js';
import type { RequestDanger } from '../../domain/request/request-danger.js';
import type { RpcResponseClass } from '../../domain/request/rpc-response.js';
import type { SimulationEntry } from '../changes/state.js';

export type ApproveEvent =
  | { readonly type: 'request.simulated'; readonly id: string; readonly entry: SimulationEntry }
  /**
   * `uncapped`: it is not with the wallet yet, since the visitor may limit what these of its calls let others spend.
   * `dangers`: likewise, since the visitor has to know what could be lost.
   */
  | {
      readonly type: 'request.received';
      readonly request: RpcRequest;
      readonly uncapped?: readonly number[];
      readonly dangers?: readonly RequestDanger[];
    }
  /** The visitor has set a spending cap: the same request with another amount. */
  | { readonly type: 'request.capped'; readonly request: RpcRequest }
  /** A request that waited for the visitor is with the wallet now. */
  | { readonly type: 'request.forwarded'; readonly id: string }
  /** What descriptors say of it, call by call. */
  | { readonly type: 'request.described'; readonly id: string; readonly words: readonly (ClearWords | undefined)[] }
  /** What the network would take for it, where its page names no fee. */
  | { readonly type: 'request.estimated'; readonly id: string; readonly fee: bigint }
  | { readonly type: 'request.digested'; readonly id: string; readonly digests: readonly Digest[] }
  | { readonly type: 'request.refused'; readonly request: RpcRequest; readonly failure: Failure }
  | {
      readonly type: 'request.succeeded';
      readonly request: RpcRequest;
      readonly response: RpcResponseClass;
      /** Of the transaction that was sent. */
      readonly hash?: string;
    }
  | { readonly type: 'request.failed'; readonly request: RpcRequest; readonly failure: Failure };
