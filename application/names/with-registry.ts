/**
 * The name service, and the account that wants a name. Fails with `adapter-not-found` if either is missing, and with `already-pending` while
 * the wallet is asked about a name of the account.
 */
import { defer, mergeMap, type Observable, throwError } from 'rxjs';
import type { Account } from '../../domain/address/account.js';
import { Failure } from '../../domain/failure/failure.js';
import type { Network } from '../../domain/network/network.js';
import type { Deps } from '../engine/deps.js';
import type { NameRegistry } from '../ports/services.js';
import { nameable } from './nameable.js';

export interface Named {
  readonly registry: NameRegistry;
  readonly account: Account;
  readonly network: Network;
}

export function withRegistry<T>(deps: Deps, use: (named: Named) => Observable<T>): Observable<T> {
  return defer(() => {
    const found = nameable(deps.state());
    const registry$ = deps.services?.registry;
    if (!found || !registry$)
      return throwError(() => new Failure('adapter-not-found', 'Name registration is not available here'));
    if (deps.state().naming?.asking?.includes(found.account.address))
      return throwError(() => new Failure('already-pending'));
    return registry$.pipe(mergeMap((registry) => use({ registry, ...found })));
  });
}
