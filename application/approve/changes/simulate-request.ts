/** Simulates a pending request while the visitor reads it. */
import { EMPTY, filter, map, type Observable, takeUntil } from 'rxjs';
import type { RpcRequest } from '../../../domain/request/request.js';
import { simulatedCalls } from '../../../domain/simulation/simulated-calls.js';
import { simulatedTransactions } from '../../../domain/simulation/simulated-transactions.js';
import { estimateChanges } from '../../changes/estimate-changes.js';
import { accountOf, networkOf } from '../../connect/selectors.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';

export function simulateRequest(deps: Deps, request: RpcRequest): Observable<Event> {
  const { namespace, id } = request;
  const state = deps.state();
  const called = simulatedCalls(request);
  const transactions = simulatedTransactions(request);
  const tried = called ? { calls: called.calls } : transactions && { transactions };
  const network = networkOf(state, namespace);
  const account = called?.account ?? accountOf(state, namespace)?.address;
  if (!tried || !network || account === undefined) return EMPTY;
  return estimateChanges(deps, network, account, tried).pipe(
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
