/** Passes a request on to the wallet that waited for its spending caps, or for the visitor to agree to what could be lost: as it is shown now. */
import { EMPTY, mergeMap, type Observable } from 'rxjs';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';

export const forwardRequest =
  (deps: Deps) =>
  ({ requestId }: { readonly requestId: string }): Observable<Event> =>
    (deps.approvals ?? EMPTY).pipe(
      mergeMap((approvals) => {
        const { pending, uncapped, dangers } = deps.state().approve;
        const request = pending.find(({ id }) => id === requestId);
        if (!request || !(uncapped?.[requestId] || dangers?.[requestId]?.held)) return EMPTY;
        approvals.forward(request);
        return happened({ type: 'request.forwarded', id: requestId });
      }),
    );
