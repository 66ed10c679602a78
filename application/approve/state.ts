/** Requests that wait for the visitor's word inside the modal. */
import type { RpcRequest } from '../../domain/request/request.js';
import type { Interrupt } from '../shell/router.js';

export interface ApproveState {
  /** In the order they came; the first is on screen. Only requests that need approval. */
  readonly pending: readonly RpcRequest[];
  /** What else the visitor is asked, once no request waits. */
  readonly question?: Interrupt | undefined;
}
