/** Requests that wait for the visitor's word inside the modal. */
import type { ClearWords } from '../../domain/request/clear-words.js';
import type { Digest } from '../../domain/request/digest.js';
import type { RpcRequest } from '../../domain/request/request.js';
import type { RequestDanger } from '../../domain/request/request-danger.js';
import type { SimulationEntry } from '../changes/state.js';
import type { Interrupt } from '../shell/router.js';

export interface ApproveState {
  /** In the order they came; the first is on screen. Only requests that need approval. */
  readonly pending: readonly RpcRequest[];
  /** By the id of those that wait, call by call: what descriptors say of them. */
  readonly described?: Readonly<Record<string, readonly (ClearWords | undefined)[]>> | undefined;
  /** What those that are transactions would change, by the request's id. */
  readonly simulations?: Readonly<Record<string, SimulationEntry>>;
  /** Those that are not with the wallet yet, by their id: the calls whose spending has no limit, or had none. */
  readonly uncapped?: Readonly<Record<string, readonly number[]>>;
  /** What could be lost by those where that is much, by the request's id. */
  readonly dangers?: Readonly<Record<string, EndangeredRequest>>;
  /** By the id of those that wait: what of each can be compared with a second device. */
  readonly digests?: Readonly<Record<string, readonly Digest[]>>;
  /** What those would cost whose page names no fee, by the request's id: in the smallest unit of the network's currency. */
  readonly fees?: Readonly<Record<string, bigint>>;
  /** Another question to the visitor, once no request is pending. */
  readonly question?: Interrupt | undefined;
}

export interface EndangeredRequest {
  readonly dangers: readonly RequestDanger[];
  /** The wallet is not asked before the visitor goes on. */
  readonly held: boolean;
}
