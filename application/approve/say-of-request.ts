/** The descriptions and the simulation of a request, loaded while the visitor reads. After a change of a cap they are loaded again. */
import { filter, merge, type Observable, takeUntil } from 'rxjs';
import type { RpcRequest } from '../../domain/request/request.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { simulateRequest } from './changes/simulate-request.js';
import { estimateFee } from './fees/estimate-fee.js';
import { describeRequest } from './words/describe-request.js';
import { digestRequest } from './words/digest-request.js';

export function sayOfRequest(deps: Deps, request: RpcRequest): Observable<Event> {
  const changed$ = deps.events$.pipe(
    filter((event) => event.type === 'request.capped' && event.request.id === request.id),
  );
  return merge(
    describeRequest(deps, request),
    simulateRequest(deps, request),
    digestRequest(deps, request),
    estimateFee(deps, request),
  ).pipe(takeUntil(changed$));
}
