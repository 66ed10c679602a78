/** Renews the pairing for a visitor who takes longer than one is valid. Fails if the visitor never uses one. */
import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  throwError,
  timer,
} from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { pairingRenewal } from '../../../domain/login/expiry.js';
import type { ConnectStep } from '../../ports/connector.js';

/** `expired`: the pairing on offer is no longer valid. */
export type PairingStep = ConnectStep | { readonly type: 'expired' };

/** How long a connector may take to create a pairing: it has to load its code and reach a server. */
const OFFER_LIMIT = 30_000;
/** The most pairings, four minutes each, that are created for an idle visitor. */
const MOST_PAIRINGS = 5;

/**
 * Requests a pairing, and another one when that counts as expired. Answers to the earlier ones still count: the visitor
 * may just be reading the wallet's prompt. Fails with `timed-out` when no pairing comes, or none was used.
 */
export function pairings(
  scheduler: SchedulerLike,
  ask: () => Observable<ConnectStep>,
  left = MOST_PAIRINGS,
): Observable<PairingStep> {
  return defer(() => {
    let offered = false;
    let renewed = false;
    const steps$ = ask().pipe(
      map((step) => {
        offered = true;
        return step;
      }),
      catchError((error: unknown) =>
        // A pairing that another one has followed may run out by itself.
        renewed && toFailure(error).code === 'timed-out' ? EMPTY : throwError(() => error),
      ),
    );
    const silent$ = timer(OFFER_LIMIT, scheduler).pipe(
      filter(() => !offered),
      switchMap(() => throwError(() => new Failure('timed-out', 'No pairing was offered in time'))),
    );
    const next$ = defer(() => {
      renewed = true;
      if (left <= 1) return throwError(() => new Failure('timed-out', 'No wallet was paired in time'));
      return concat(of<PairingStep>({ type: 'expired' }), pairings(scheduler, ask, left - 1));
    });
    return merge(silent$, steps$).pipe(
      switchMap((step) =>
        step.type === 'pairing'
          ? concat(
              of(step),
              timer(Math.max(0, pairingRenewal(step.createdAt) - scheduler.now()), scheduler).pipe(
                switchMap(() => next$),
              ),
            )
          : of(step),
      ),
    );
  });
}
