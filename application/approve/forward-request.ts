/** Forwards a request that waited for spending caps, or for the visitor to accept its dangers, to the wallet as it is shown now. */
import { EMPTY, mergeMap } from 'rxjs';
import { happened } from '../engine/happened.js';
import type { UseCase } from '../engine/use-case.js';

export const forwardRequest =
  ({ requestId }: { readonly requestId: string }): UseCase =>
  (deps) =>
    (deps.approvals ?? EMPTY).pipe(
      mergeMap((approvals) => {
        const { pending, uncapped, dangers } = deps.state().approve;
        const request = pending.find(({ id }) => id === requestId);
        if (!request || !(uncapped?.[requestId] || dangers?.[requestId]?.held)) return EMPTY;
        approvals.forward(request);
        return happened({ type: 'request.forwarded', id: requestId });
      }),
    );
