/** Fake approvals: requests that wait for a decision inside the modal, controlled by the test. */
import { Subject } from 'rxjs';
import type { Approvals, RpcAnswer } from '../../application/ports/approvals.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { RpcRequest } from '../../domain/request/request.js';

/** A fake of the requests to a wallet inside the modal. */
export interface ScriptedApprovals extends Approvals {
  /** Requests passed on to the wallet, oldest first. */
  readonly forwarded: readonly RpcRequest[];
  /** Requests answered without the wallet, oldest first. */
  readonly rejected: readonly { readonly request: RpcRequest; readonly failure: Failure }[];
  /** Whether the wallet's own screen is shown. */
  readonly visible: boolean;
  /** The page sends a request to the wallet, with these parameters or an empty list. Default namespace: eip155. Returns the request. */
  request(method: string, ...params: readonly [] | readonly [unknown] | readonly [unknown, Namespace]): RpcRequest;
  /** The wallet answers with a result. */
  answer(requestId: string, value: unknown): void;
  /** The wallet answers with a failure. */
  fail(requestId: string, failure: Failure): void;
}

/** Creates fake approvals. */
export function scriptedApprovals(): ScriptedApprovals {
  const requests = new Subject<RpcRequest>();
  const answers = new Subject<RpcAnswer>();
  const forwarded: RpcRequest[] = [];
  const rejected: { request: RpcRequest; failure: Failure }[] = [];
  let visible = false;
  let count = 0;
  return {
    requests$: requests.asObservable(),
    answers$: answers.asObservable(),
    forwarded,
    rejected,
    get visible() {
      return visible;
    },
    forward: (request) => void forwarded.push(request),
    reject: (request, failure) => void rejected.push({ request, failure }),
    show(value) {
      visible = value;
    },
    request(method, ...given) {
      const params = given.length > 0 ? given[0] : [];
      const request: RpcRequest = { id: `request-${++count}`, namespace: given[1] ?? 'eip155', method, params };
      requests.next(request);
      return request;
    },
    answer: (id, value) => answers.next({ id, result: { ok: true, value } }),
    fail: (id, failure) => answers.next({ id, result: { ok: false, failure } }),
  };
}
