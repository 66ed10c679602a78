/** The allowances of the account in use, on the network in use. */
import { catchError, concat, defer, map, mergeMap, take } from 'rxjs';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { UseCase } from '../engine/use-case.js';
import { allowanceOwner, allowancesOn } from './allowance-subject.js';

export const listAllowances = (): UseCase => (deps) =>
  defer(() => {
    const owner = allowanceOwner(deps);
    const { accountId, address, network } = owner;
    const listed$ = allowancesOn(deps, owner).pipe(
      mergeMap((allowances) => allowances.list(address, network)),
      take(1),
      map((result): Event => ({ type: 'allowances.listed', accountId, result })),
      catchError((error: unknown) =>
        happened({ type: 'allowances.failed', accountId, failure: toFailure(error, 'request-failed') }),
      ),
    );
    return concat(happened({ type: 'allowances.requested', accountId }), listed$);
  });
