/** What a request that waits would change for the account, found out while the visitor reads. */
import {
  catchError,
  concat,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  take,
  takeUntil,
  timer,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { RpcRequest } from '../../domain/request/request.js';
import { simulatedCalls } from '../../domain/simulation/simulated-calls.js';
import { holdingsOf } from '../account/holdings-of.js';
import { accountOf, networkOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { SimulationEntry } from './state.js';

/** A visitor has decided by then. */
const PATIENCE = 10_000;

export function simulateRequest(deps: Deps, request: RpcRequest): Observable<Event> {
  const { namespace, id } = request;
  const state = deps.state();
  const tried = simulatedCalls(request);
  const network = networkOf(state, namespace);
  const account = tried?.account ?? accountOf(state, namespace)?.address;
  if (!tried || !network || account === undefined) return EMPTY;
  const tokens = (holdingsOf(state)?.holdings ?? []).flatMap(({ token }) =>
    token.networkId === network.caipNetworkId && token.address !== undefined ? [token.address] : [],
  );
  const failed = (failure: Failure) => of<SimulationEntry>({ status: 'failed', failure });
  const late$ = timer(PATIENCE, deps.scheduler).pipe(mergeMap(() => failed(new Failure('timed-out'))));
  return deps.chain(namespace).pipe(
    mergeMap((chain) => {
      if (!chain.simulate) return EMPTY;
      const answer$ = chain.simulate({ calls: tried.calls, account, tokens }, network).pipe(
        map((simulation): SimulationEntry => ({ status: 'ready', simulation })),
        catchError((error: unknown) => failed(toFailure(error, 'request-failed'))),
      );
      return concat(of<SimulationEntry>({ status: 'loading' }), merge(answer$, late$).pipe(take(1)));
    }),
    catchError((error: unknown) => failed(toFailure(error, 'request-failed'))),
    map((entry): Event => ({ type: 'request.simulated', id, entry })),
    takeUntil(deps.events$.pipe(filter((event) => isOver(event, id)))),
  );
}

function isOver(event: Event, id: string): boolean {
  return (
    (event.type === 'request.succeeded' || event.type === 'request.failed' || event.type === 'request.refused') &&
    event.request.id === id
  );
}
