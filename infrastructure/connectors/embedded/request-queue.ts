/** Queues requests to the embedded wallet: first for the modal's decision, then for the frame's answer. */
import { concat, defer, from, type Observable, Subject, type Subscription, tap } from 'rxjs';
import type { Approvals, RpcAnswer } from '../../../application/ports/approvals.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { rpcPermission } from '../../../domain/json-rpc/rpc-permission.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { RpcRequest } from '../../../domain/request/request.js';
import type { AskFrame } from './ask-frame.js';

export interface RequestQueue {
  readonly approvals: Approvals;
  /** Submits a request. Resolves to the wallet's answer, or rejects with an EIP-1193 error whose `cause` is our failure. */
  request(namespace: Namespace, method: string, params: unknown): Promise<unknown>;
}

const NOT_PLAIN = 'The parameters have to be plain data, without functions or symbols';
const INVALID_PARAMS = { data: { rpcCode: -32602 } };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  asked?: Subscription;
  /** Set once the frame has dropped all requests, including this one. */
  lost?: RpcRequest;
}

/**
 * `takeBack`: the frame may still prompt for a request that has ended here, and has to be cancelled. The protocol cannot
 * cancel a single request: the others that this cancels are sent again.
 */
export function requestQueue(
  ask: AskFrame,
  show: (visible: boolean) => void,
  takeBack: () => Observable<unknown>,
): RequestQueue {
  const requests$ = new Subject<RpcRequest>();
  const answers$ = new Subject<RpcAnswer>();
  const waiting = new Map<string, Waiting>();
  let missed: RpcRequest[] = [];
  let takingBack = 0;

  /** Each request settles once: a later answer is ignored. */
  const end = (id: string, act: (waiting: Waiting) => void): void => {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    one.asked?.unsubscribe();
    act(one);
  };

  const forward = (request: RpcRequest): void => {
    const { id, method, params } = request;
    const one = waiting.get(id);
    if (!one) return;
    one.asked = ask('RPC_REQUEST', { method, params }).subscribe({
      next: (value) => {
        end(id, ({ resolve }) => resolve(value));
        answers$.next({ id, result: { ok: true, value } });
      },
      error: (error: unknown) => {
        if (takingBack > 0) {
          one.lost = request;
          return;
        }
        const failure = toFailure(error);
        end(id, ({ reject }) => reject(rpcError(failure)));
        answers$.next({ id, result: { ok: false, failure } });
      },
    });
  };
  const askAgain = (): void => {
    takingBack -= 1;
    if (takingBack > 0) return;
    for (const one of waiting.values()) {
      const { lost } = one;
      delete one.lost;
      if (lost) forward(lost);
    }
  };

  return {
    approvals: {
      requests$: afterMissed(requests$, () => missed.splice(0)),
      answers$,
      forward,
      reject({ id, method }, failure) {
        const asked = waiting.get(id)?.asked !== undefined;
        end(id, ({ reject }) => reject(rpcError(failure)));
        if (!asked || rpcPermission(method) === 'safe') return;
        takingBack += 1;
        takeBack()
          .pipe(tap({ finalize: askAgain }))
          .subscribe({ error: () => undefined });
      },
      show,
    },
    request: (namespace, method, params) =>
      new Promise((resolve, reject) => {
        if (!isPlain(params)) return void reject(rpcError(new Failure('request-failed', NOT_PLAIN, INVALID_PARAMS)));
        const request: RpcRequest = { id: crypto.randomUUID(), namespace, method, params };
        waiting.set(request.id, { resolve, reject });
        if (requests$.observed) requests$.next(request);
        else missed = [...missed, request];
      }),
  };
}

/** Requests made before the first subscription come first. */
function afterMissed(stream: Observable<RpcRequest>, missed: () => readonly RpcRequest[]): Observable<RpcRequest> {
  return defer(() => concat(from(missed()), stream));
}

function rpcError(failure: Failure): Error {
  return Object.assign(new Error(failure.message, { cause: failure }), { code: rpcCode(failure) });
}

/** Whether it can be sent to the frame. */
function isPlain(params: unknown): boolean {
  try {
    structuredClone(params);
    return true;
  } catch {
    return false;
  }
}

/** Codes of EIP-1193 and EIP-1474. */
function rpcCode({ code, data }: Failure): number {
  if (typeof data.rpcCode === 'number') return data.rpcCode;
  if (code === 'rejected' || code === 'cancelled') return 4001;
  return code === 'method-not-allowed' ? 4200 : -32603;
}
