/** Handles the page's requests to a wallet inside the modal: forwards them, asks for approval, or refuses. */
import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  take,
  tap,
  timer,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { paramsFailure } from '../../domain/json-rpc/rpc-params.js';
import { NOT_ALLOWED_LOG, rpcPermission } from '../../domain/json-rpc/rpc-permission.js';
import { rpcResponseClass } from '../../domain/json-rpc/rpc-response.js';
import type { RpcRequest } from '../../domain/request/request.js';
import { requestCaps } from '../../domain/request/request-caps.js';
import type { RequestDanger } from '../../domain/request/request-danger.js';
import { open } from '../connect/open.js';
import { networkOf, walletOf } from '../connect/selectors.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { Approvals, RpcAnswer } from '../ports/approvals.js';
import { isVisible } from '../shell/navigation.js';
import { checkedFee } from './fees/checked-fee.js';
import { sayOfRequest } from './say-of-request.js';
import { signingFailure } from './signing-failure.js';

/** Milliseconds before the message about a refused method is shown: the modal has to be open by then. */
const NOT_ALLOWED_DELAY = 300;

export const answerRequests: Reaction = (deps) => {
  return (deps.approvals ?? EMPTY).pipe(mergeMap((approvals) => answerTo(deps, approvals)));
};

function answerTo(deps: Deps, approvals: Approvals): Observable<Event> {
  return merge(
    approvals.requests$.pipe(mergeMap((request) => received(deps, approvals, request))),
    approvals.answers$.pipe(mergeMap((answer) => happened(...answered(deps, answer)))),
    deps.events$.pipe(
      filter((event) => event.type === 'modal.closed'),
      mergeMap(() => happened(...rejectPending(deps, approvals))),
    ),
    deps.events$.pipe(
      filter((event) => event.type === 'request.capped'),
      mergeMap(({ request }) => sayOfRequest(deps, request)),
    ),
    showWhenAsked(deps, approvals),
  );
}

function received(deps: Deps, approvals: Approvals, request: RpcRequest): Observable<Event> {
  const permission = rpcPermission(request.method);
  if (permission === 'not-allowed') return refuse(deps, approvals, request);
  // The secure site of an embedded wallet bounds fees itself and reports it; it also refuses requests itself.
  const isEmbedded = walletOf(deps.state(), request.namespace)?.type === 'AUTH';
  const failure =
    paramsFailure(request.method, request.params) ?? (isEmbedded ? undefined : unsafe(deps, approvals, request));
  if (failure) {
    // A mistake of the dapp: there is nothing for the visitor or the wallet to decide.
    approvals.reject(request, failure);
    return happened({ type: 'request.refused', request, failure });
  }
  if (permission === 'safe') {
    approvals.forward(request);
    return EMPTY;
  }
  // Inside its frame, the wallet itself describes the request, offers spending caps, and holds back what is dangerous.
  if (isEmbedded) return pass(approvals, request, []);
  return checkedFee(deps, request).pipe(
    mergeMap((passed) =>
      dangers$(deps, passed).pipe(
        mergeMap((dangers) => concat(pass(approvals, passed, dangers, uncappedIn(passed)), sayOfRequest(deps, passed))),
      ),
    ),
  );
}

function uncappedIn(request: RpcRequest): readonly number[] {
  return requestCaps(request).flatMap(({ at, limitless }) => (limitless ? [at] : []));
}

/** The wallet is asked at once only if there is no spending to cap and no danger. */
function pass(
  approvals: Approvals,
  request: RpcRequest,
  dangers: readonly RequestDanger[],
  uncapped: readonly number[] = [],
): Observable<Event> {
  if (uncapped.length === 0 && dangers.length === 0) approvals.forward(request);
  return happened({
    ...{ type: 'request.received', request },
    ...(uncapped.length > 0 && { uncapped }),
    ...(dangers.length > 0 && { dangers }),
  });
}

let signedDangers: typeof import('./dangers/signed-dangers-of.js') | undefined;

/** The standards of typed data are loaded with the first such request. Loaded code answers at once, so that no later request overtakes. */
const signedDangers$ = defer(() => (signedDangers ? of(signedDangers) : import('./dangers/signed-dangers-of.js'))).pipe(
  tap((part) => {
    signedDangers = part;
  }),
);

function dangers$(deps: Deps, request: RpcRequest): Observable<readonly RequestDanger[]> {
  return (request.method === 'eth_signTypedData_v4' ? signedDangers$ : deps.parts.dangers).pipe(
    take(1),
    map(({ dangersOf }) => dangersOf(deps, request)),
    catchError((error: unknown) => {
      deps.device.log('warn', 'The warnings about a request could not be loaded', error);
      // If the check could not run, the request is not forwarded as if it were harmless.
      return of<readonly RequestDanger[]>(['unreadable']);
    }),
  );
}

function unsafe(deps: Deps, { blindSigning }: Approvals, request: RpcRequest): Failure | undefined {
  return signingFailure(request, networkOf(deps.state(), request.namespace), blindSigning === true);
}

function refuse(deps: Deps, approvals: Approvals, request: RpcRequest): Observable<Event> {
  const failure = new Failure('method-not-allowed', NOT_ALLOWED_LOG, {
    data: { method: request.method },
  });
  return concat(
    defer(() => {
      deps.device.log('error', failure.message, { method: request.method });
      return isVisible(deps.state()) ? EMPTY : open(deps)({});
    }),
    timer(NOT_ALLOWED_DELAY, deps.scheduler).pipe(
      mergeMap(
        (): Observable<Event> =>
          happened({ type: 'snack.shown', snack: { kind: 'error', message: 'action-not-allowed', autoClose: true } }),
      ),
    ),
    defer(() => {
      approvals.reject(request, failure);
      return happened({ type: 'request.refused', request, failure }, ...rejectPending(deps, approvals, failure));
    }),
  );
}

function answered(deps: Deps, { id, result }: RpcAnswer): readonly Event[] {
  const request = deps.state().approve.pending.find((pending) => pending.id === id);
  // The answer to a safe request, or a second answer: nothing on screen depends on it.
  if (!request) return [];
  if (!result.ok) return [{ type: 'request.failed', request, failure: result.failure }];
  const { value } = result;
  const sent = request.method === 'eth_sendTransaction' && typeof value === 'string' && { hash: value };
  return [{ type: 'request.succeeded', request, response: rpcResponseClass(value), ...sent }];
}

/** On close, requests that need approval are rejected, unless a transaction is under way. */
function rejectPending(
  deps: Deps,
  approvals: Approvals,
  failure = new Failure('rejected', 'Request was aborted'),
): readonly Event[] {
  const { approve, router } = deps.state();
  if (router.transactions.length > 0) return [];
  return approve.pending.map((request): Event => {
    approvals.reject(request, failure);
    return { type: 'request.refused', request, failure };
  });
}

function showWhenAsked(deps: Deps, approvals: Approvals): Observable<never> {
  return deps.state$.pipe(
    map((state) => isVisible(state) && state.router.interrupt?.view === 'approve'),
    distinctUntilChanged(),
    filter((visible, index) => visible || index > 0),
    tap((visible) => approvals.show(visible)),
    ignoreElements(),
  );
}
