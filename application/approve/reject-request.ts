/** Rejects a request that is waiting for approval. */
import { EMPTY, mergeMap, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';

export const rejectRequest =
  (deps: Deps) =>
  ({ requestId }: { readonly requestId: string }): Observable<Event> => {
    const request = deps.state().approve.pending.find(({ id }) => id === requestId);
    if (!request) return EMPTY;
    const failure = new Failure('rejected');
    return (deps.approvals ?? EMPTY).pipe(
      mergeMap((approvals) => {
        approvals.reject(request, failure);
        return happened({ type: 'request.failed', request, failure });
      }),
    );
  };
