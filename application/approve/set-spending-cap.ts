/** Sets how much a request that waits for its caps lets somebody spend. What is said of it then is found out anew. */
import { EMPTY, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { cappedRequest } from '../../domain/request/request-caps.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { ApproveIntent } from './intents.js';

type Wish = Extract<ApproveIntent, { readonly type: 'set-spending-cap' }>;

export const setSpendingCap =
  (deps: Deps) =>
  ({ requestId, at, amount }: Wish): Observable<Event> => {
    const { pending, uncapped } = deps.state().approve;
    const request = pending.find(({ id }) => id === requestId);
    // With the wallet already, or over.
    if (!request || !uncapped?.[requestId]) return EMPTY;
    const capped = typeof amount === 'bigint' && amount > 0n ? cappedRequest(request, at, amount) : undefined;
    if (!capped) throw new Failure('invalid-amount', 'This amount cannot be a spending cap');
    return happened({ type: 'request.capped', request: capped });
  };
