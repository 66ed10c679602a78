/** Revokes an allowance: sends a transaction, then reads the contract again. */
import { catchError, concat, defer, map, mergeMap, type Observable, of, take } from 'rxjs';
import type { Allowance } from '../../domain/allowance/allowance.js';
import { revokeCall } from '../../domain/allowance/revoke-call.js';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { batchesOn, mustBeStill } from '../batch/subject.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { UseCase } from '../engine/use-case.js';
import { allowanceOwner, allowancesOn } from './allowance-subject.js';

export const revokeAllowance =
  (allowance: Allowance): UseCase =>
  (deps) =>
    defer(() => {
      const owner = allowanceOwner(deps);
      const { accountId, link, address, network } = owner;
      const revoked$ = (hash: string): Observable<Event> =>
        allowancesOn(deps, owner).pipe(
          mergeMap((allowances) => allowances.current(allowance, address, network)),
          take(1),
          map((left): Event => {
            // A contract that confirms and changes nothing has not revoked it.
            if (left) throw new Failure('transaction-reverted', 'The contract still allows it');
            return { type: 'allowance.revoked', accountId, allowance, hash };
          }),
        );
      const sent$ = batchesOn(deps).pipe(
        mergeMap((batches) =>
          batches.call(link, address, revokeCall(allowance), network, () => mustBeStill(deps, owner)),
        ),
        mergeMap(({ type, hash }) =>
          type === 'submitted'
            ? of<Event>({ type: 'allowance.revoke-submitted', accountId, allowance, hash })
            : revoked$(hash),
        ),
        catchError((error: unknown) =>
          happened({
            type: 'allowance.revoke-failed',
            accountId,
            allowance,
            failure: toFailure(error, 'request-failed'),
          }),
        ),
      );
      return concat(happened({ type: 'allowance.revoke-started', accountId, allowance }), sent$);
    });
