/** Requests of the embedded wallet. */
import type { Observable } from 'rxjs';
import type { Failure } from '../../domain/failure/failure.js';
import type { RpcRequest } from '../../domain/request/request.js';

/** The requests of a wallet inside the modal, which the visitor approves there. */
export interface Approvals {
  /** True: the wallet may sign a bare hash, which the visitor cannot read. Otherwise such requests are refused. */
  readonly blindSigning?: boolean;
  /** Every request that the page sends to the wallet, allowed or not. */
  readonly requests$: Observable<RpcRequest>;
  /** The wallet's answers. */
  readonly answers$: Observable<RpcAnswer>;
  /** Passes a request on to the wallet. */
  forward(request: RpcRequest): void;
  /** Answers a request with a failure, without the wallet. */
  reject(request: RpcRequest, failure: Failure): void;
  /** Shows the wallet's own screen for a pending request, or hides it. */
  show(visible: boolean): void;
}

/** The answer to a request that a page sent to the embedded wallet, matched by `id`. */
export interface RpcAnswer {
  readonly id: string;
  readonly result: { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly failure: Failure };
}
