/** What can happen to requests that wait for approval. */
import type { Failure } from '../../domain/failure/failure.js';
import type { ClearWords } from '../../domain/request/clear-words.js';
import type { RpcRequest } from '../../domain/request/request.js';
import type { RpcResponseClass } from '../../domain/request/rpc-response.js';
import type { SimulationEntry } from './state.js';

export type ApproveEvent =
  | { readonly type: 'request.simulated'; readonly id: string; readonly entry: SimulationEntry }
  | { readonly type: 'request.received'; readonly request: RpcRequest }
  /** What descriptors say of it, call by call. */
  | { readonly type: 'request.described'; readonly id: string; readonly words: readonly (ClearWords | undefined)[] }
  | { readonly type: 'request.refused'; readonly request: RpcRequest; readonly failure: Failure }
  | {
      readonly type: 'request.succeeded';
      readonly request: RpcRequest;
      readonly response: RpcResponseClass;
      /** Of the transaction that was sent. */
      readonly hash?: string;
    }
  | { readonly type: 'request.failed'; readonly request: RpcRequest; readonly failure: Failure };
