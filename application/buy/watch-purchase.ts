/** Waits for a new purchase, then until it has arrived. */
import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  merge,
  mergeMap,
  type Observable,
  startWith,
  switchMap,
  take,
  takeWhile,
  throwError,
  timer,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Transaction } from '../../domain/transaction/transaction.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { BuyStep } from './state.js';

/** Milliseconds between polls for a new one, and the limit; and between polls while it is pending. */
const LOOK = 4_000;
const TIMEOUT = 180_000;
const LOOK_AGAIN = 3_000;
const LONG_WAY = 1_800_000;
const UNDER_WAY = 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS';
const FAILED = 'ONRAMP_TRANSACTION_STATUS_FAILED';

type Made = readonly Transaction[];
type At = (stage: BuyStep['stage'], made?: Made) => Event;

/** Follows a purchase to its end. Fails with `timed-out` without one, `request-failed` when the purchase fails. */
export function watchPurchase({ scheduler }: Deps, purchases$: Observable<Made>, at: At): Observable<Event> {
  // Retried after a failed request.
  const answered$ = purchases$.pipe(catchError(() => EMPTY));
  const within = <T>(limit: number, stream$: Observable<T>): Observable<T> =>
    merge(
      stream$,
      timer(limit, scheduler).pipe(mergeMap(() => throwError(() => new Failure('timed-out', 'No message arrived')))),
    );
  const failedAt = (stage: BuyStep['stage'], failure: Failure, made?: Made) =>
    concat(
      happened(at(stage, made)),
      throwError(() => failure),
    );
  const found$ = defer(() => {
    let before: ReadonlySet<string> | undefined;
    return timer(0, LOOK, scheduler).pipe(
      exhaustMap(() => answered$),
      mergeMap((made) => {
        const known = before;
        before ??= new Set(made.map(({ id }) => id));
        // Purchases that were known when the window was opened do not count, unless they are pending.
        const purchase = made.find((each) => isUnderWay(each) || (known && !known.has(each.id)));
        return purchase ? [{ made, id: purchase.id }] : [];
      }),
    );
  });
  return within(TIMEOUT, found$).pipe(
    take(1),
    catchError((failure: Failure) => failedAt('silent', failure)),
    switchMap((found) => {
      if ('type' in found) return happened(found);
      const { made, id } = found;
      const followed$ = timer(LOOK_AGAIN, LOOK_AGAIN, scheduler).pipe(
        exhaustMap(() => answered$),
        startWith(made),
        takeWhile((now) => !isOver(now, id), true),
      );
      return concat(
        happened({ type: 'route.replaced', route: { view: 'on-ramp-activity' } }),
        within(LONG_WAY, followed$).pipe(
          switchMap((now): Observable<Event> => {
            if (!isOver(now, id)) return happened(at('underway', now));
            if (statusOf(now, id) !== FAILED) return happened(at('done', now));
            return failedAt('failed', new Failure('request-failed', 'The purchase failed'), now);
          }),
          takeWhile((event) => event.type !== 'buy.changed' || event.patch?.step?.stage !== 'done', true),
        ),
      );
    }),
  );
}

function statusOf(made: Made, id: string): string | undefined {
  return made.find((each) => each.id === id)?.metadata.status;
}

function isUnderWay({ metadata }: Transaction): boolean {
  return metadata.status === UNDER_WAY;
}

/** A purchase that is missing for a moment is still pending. */
function isOver(made: Made, id: string): boolean {
  const status = statusOf(made, id);
  return status !== undefined && status !== UNDER_WAY;
}
