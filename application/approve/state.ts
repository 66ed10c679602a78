/** Requests that wait for the visitor's approval inside the modal. */
import type { ClearWords } from '../../domain/request/clear-words.js';
import type { Digest } from '../../domain/request/digest.js';
import type { RpcRequest } from '../../domain/request/request.js';
import type { RequestDanger } from '../../domain/request/request-danger.js';
import type { SimulationEntry } from '../changes/state.js';
import type { Interrupt } from '../shell/router.js';

/** Requests of the page that wait for the visitor, oldest first, and what is known about them. */
export interface ApproveState {
  /** In order of arrival; the first is on screen. Only requests that need approval. */
  readonly pending: readonly RpcRequest[];
  /** The descriptions of pending requests by descriptors, one per call, by request id. */
  readonly described?: Readonly<Record<string, readonly (ClearWords | undefined)[]>> | undefined;
  /** The simulated changes of pending transactions, by request id. */
  readonly simulations?: Readonly<Record<string, SimulationEntry>>;
  /** The calls without a spending limit, or without one originally, of requests that are not forwarded yet, by request id. */
  readonly uncapped?: Readonly<Record<string, readonly number[]>>;
  /** The dangers of pending requests, by request id. */
  readonly dangers?: Readonly<Record<string, EndangeredRequest>>;
  /** The digests of pending requests to compare with a second device, by request id. */
  readonly digests?: Readonly<Record<string, readonly Digest[]>>;
  /** The estimated fee of requests without one, by request id, in the smallest unit of the native currency. */
  readonly fees?: Readonly<Record<string, bigint>>;
  /** Another question to the visitor, once no request is pending. */
  readonly question?: Interrupt | undefined;
}

/** The dangers of a request, and whether it is held back until the visitor accepts them. */
export interface EndangeredRequest {
  readonly dangers: readonly RequestDanger[];
  /** True: the request is not forwarded before the visitor continues. */
  readonly held: boolean;
}
