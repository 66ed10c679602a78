/** The events of requests that wait for approval. */
import type { Failure } from '../../domain/failure/failure.js';
import type { RpcResponseClass } from '../../domain/json-rpc/rpc-response.js';
import type { ClearWords } from '../../domain/request/clear-words.js';
import type { Digest } from '../../domain/request/digest.js';
import type { RpcRequest } from '../../domain/request/request.js';
import type { RequestDanger } from '../../domain/request/request-danger.js';
import type { SimulationEntry } from '../changes/state.js';

export type ApproveEvent =
  | { readonly type: 'request.simulated'; readonly id: string; readonly entry: SimulationEntry }
  /**
   * `uncapped`: calls whose spending the visitor may cap, so the request is not at the wallet yet. `dangers`: likewise, since the visitor
   * has to know them.
   */
  | {
      readonly type: 'request.received';
      readonly request: RpcRequest;
      readonly uncapped?: readonly number[];
      readonly dangers?: readonly RequestDanger[];
    }
  /** The visitor has set a spending cap: the same request with another amount. */
  | { readonly type: 'request.capped'; readonly request: RpcRequest }
  /** A request that waited for the visitor was sent to the wallet. */
  | { readonly type: 'request.forwarded'; readonly id: string }
  /** The descriptions by descriptors, one per call. */
  | { readonly type: 'request.described'; readonly id: string; readonly words: readonly (ClearWords | undefined)[] }
  /** The network's fee for a request whose page sets none. */
  | { readonly type: 'request.estimated'; readonly id: string; readonly fee: bigint }
  | { readonly type: 'request.digested'; readonly id: string; readonly digests: readonly Digest[] }
  | { readonly type: 'request.refused'; readonly request: RpcRequest; readonly failure: Failure }
  | {
      readonly type: 'request.succeeded';
      readonly request: RpcRequest;
      readonly response: RpcResponseClass;
      /** The hash of the sent transaction. */
      readonly hash?: string;
    }
  | { readonly type: 'request.failed'; readonly request: RpcRequest; readonly failure: Failure };
