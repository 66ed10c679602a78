/** The account whose allowances are read, and the port that reads them. */
import { mergeMap, type Observable, throwError } from 'rxjs';
import { accountIdOf } from '../../domain/address/account-id.js';
import { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import { type BatchSubject, batchSubject } from '../batch/subject.js';
import type { Deps } from '../engine/deps.js';
import type { Allowances } from '../ports/allowances.js';
import { foldAllowances } from './fold-allowances.js';

export interface AllowanceOwner extends BatchSubject {
  readonly accountId: AccountId;
}

/** Loads the folds of the events that follow. Throws `not-connected` and `network-not-supported`. */
export function allowanceOwner(deps: Deps): AllowanceOwner {
  const subject = batchSubject(deps);
  deps.folds.add(foldAllowances);
  return { ...subject, accountId: accountIdOf(subject.network.caipNetworkId, subject.address) };
}

/** Fails with `network-not-supported` if the namespace has no allowances. */
export function allowancesOn(deps: Deps, { network }: BatchSubject): Observable<Allowances> {
  return deps
    .chain(network.chainNamespace)
    .pipe(mergeMap(({ allowances }) => allowances ?? throwError(() => new Failure('network-not-supported'))));
}
