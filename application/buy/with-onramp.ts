/** The service for buying, and the account that buys. Fails with `adapter-not-found` if either is missing. */
import { defer, mergeMap, type Observable, throwError } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Deps } from '../engine/deps.js';
import type { Onramp } from '../ports/services.js';
import { type Buyer, buyerOf } from './buyer.js';

export interface Buying extends Buyer {
  readonly onramp: Onramp;
}

export function withOnramp<T>(deps: Deps, use: (buying: Buying) => Observable<T>): Observable<T> {
  return defer(() => {
    const buyer = buyerOf(deps.state());
    const onramp$ = deps.services?.onramp;
    if (!buyer || !onramp$) return throwError(() => new Failure('adapter-not-found', 'Buying is not available here'));
    return onramp$.pipe(mergeMap((onramp) => use({ onramp, ...buyer })));
  });
}
