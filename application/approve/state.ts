/** Requests that wait for the visitor's approval inside the modal. */
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
  /** The calls without a spending limit, or without one originally, of requests that are not forwarded yet, by request id. */
  readonly uncapped?: Readonly<Record<string, readonly number[]>>;
  /** What could be lost by those where that is much, by the request's id. */
  readonly dangers?: Readonly<Record<string, EndangeredRequest>>;
  /** By the id of those that wait: what of each can be compared with a second device. */
  readonly digests?: Readonly<Record<string, readonly Digest[]>>;
  /** The estimated fee of requests without one, by request id, in the smallest unit of the native currency. */
  readonly fees?: Readonly<Record<string, bigint>>;
  /** Another question to the visitor, once no request is pending. */
  readonly question?: Interrupt | undefined;
}

export interface EndangeredRequest {
  readonly dangers: readonly RequestDanger[];
  /** True: the request is not forwarded before the visitor continues. */
  readonly held: boolean;
}
