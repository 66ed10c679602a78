/** Renews the pairing for a visitor who takes longer than its lifetime. Fails if the visitor never uses one. */
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

/** `expired`: the current pairing is no longer valid. */
export type PairingStep = ConnectStep | { readonly type: 'expired' };

/** The time limit for creating a pairing: the connector has to load code and reach a server. Milliseconds. */
const OFFER_LIMIT = 30_000;
/** The maximum number of pairings, four minutes each, for an idle visitor. */
const MOST_PAIRINGS = 5;

/**
 * Requests a pairing, and another one when it counts as expired. Answers to earlier ones are still valid: the visitor may be reading the
 * wallet's prompt. Fails with `timed-out` if no pairing arrives, or none is used.
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
        // A pairing that was replaced may expire without an error.
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
