/** Requests of a wallet that lives inside the modal. */
import type { Observable } from 'rxjs';
import type { Failure } from '../../domain/failure/failure.js';
import type { RpcRequest } from '../../domain/request/request.js';

/** Requests that a wallet living inside the modal wants confirmed there. */
export interface Approvals {
  /** True: typed data that is a hash, which cannot be read, may be signed. Otherwise it is refused. */
  readonly blindSigning?: boolean;
  /** Every request the page makes of that wallet, allowed or not. */
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
