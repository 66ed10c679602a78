/** Sets a spending cap of a request that is waiting for one, and describes and simulates the changed request again. */
import { EMPTY } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { cappedRequest } from '../../../domain/request/request-caps.js';
import { happened } from '../../engine/happened.js';
import type { UseCase } from '../../engine/use-case.js';

export interface SpendingCapChange {
  readonly requestId: string;
  /** The index of the call in the request. */
  readonly at: number;
  /** In the token's smallest unit. */
  readonly amount: bigint;
}

export const setSpendingCap =
  ({ requestId, at, amount }: SpendingCapChange): UseCase =>
  (deps) => {
    const { pending, uncapped } = deps.state().approve;
    const request = pending.find(({ id }) => id === requestId);
    // Already sent to the wallet, or finished.
    if (!request || !uncapped?.[requestId]) return EMPTY;
    const capped = typeof amount === 'bigint' && amount > 0n ? cappedRequest(request, at, amount) : undefined;
    if (!capped) throw new Failure('invalid-amount', 'This amount cannot be a spending cap');
    return happened({ type: 'request.capped', request: capped });
  };
