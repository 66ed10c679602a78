/** Polls the wallet for the outcome of a batch until it is final. Always ends. */
import {
  catchError,
  defer,
  EMPTY,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  repeat,
  take,
  throwError,
  timer,
} from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { BatchStatus, SentCalls } from '../../domain/request/batch.js';
import type { Deps } from '../engine/deps.js';
import type { Batches } from '../ports/batches.js';
import type { BatchSubject } from './subject.js';

/** Intervals between polls; the last one repeats. */
const PAUSES = [250, 500, 1_000, 2_000];
const LAST_PAUSE = 4_000;
const FOLLOW_LIMIT = 600_000;
/** The number of consecutive failures that are tolerated. */
const MOST_FAILURES = 5;
/** Failures that may be temporary. */
const PASSING: readonly string[] = ['request-failed', 'timed-out', 'unknown', 'already-pending'];

/**
 * Fails with `transaction-rejected` if nothing will be executed, `transaction-reverted` if all or some calls reverted (`data.done`: hashes
 * of those that succeeded), `timed-out`, `wallet-disconnected`; `data.id` is the batch's id each time.
 */
export function followBatch(
  { scheduler, links }: Deps,
  batches: Batches,
  { link, network }: BatchSubject,
  id: string,
): Observable<SentCalls> {
  let failures = 0;
  const status$ = defer(() => {
    if (links.get(network.chainNamespace) !== link) throw new Failure('wallet-disconnected');
    return batches.status(link, id, network);
  }).pipe(
    take(1),
    map((status): BatchStatus | undefined => {
      failures = 0;
      return status;
    }),
    catchError((error: unknown) => {
      const failure = toFailure(error);
      failures += 1;
      const passing = PASSING.includes(failure.code) && failures < MOST_FAILURES;
      return passing ? of(undefined) : throwError(() => failure);
    }),
    repeat({ delay: (count) => timer(PAUSES[count - 1] ?? LAST_PAUSE, scheduler) }),
    mergeMap((status) => (status && status.status !== 'pending' ? of(status) : EMPTY)),
  );
  const late$ = timer(FOLLOW_LIMIT, scheduler).pipe(
    map((): never => {
      throw new Failure('timed-out', 'The wallet has not executed the calls yet; it still may');
    }),
  );
  return merge(status$, late$).pipe(
    take(1),
    map((status) => settled(status, id)),
    catchError((error: unknown) => {
      const { code, message, data, cause } = toFailure(error);
      return throwError(() => new Failure(code, message, { data: { ...data, id }, cause }));
    }),
  );
}

function settled({ status, atomic, receipts }: BatchStatus, id: string): SentCalls {
  const hashesOf = (all: BatchStatus['receipts']) => [...new Set(all.map(({ hash }) => hash))];
  const done = hashesOf(receipts.filter(({ succeeded }) => succeeded));
  if (status === 'refused') throw new Failure('transaction-rejected', 'The wallet has dropped the calls');
  const hashes = hashesOf(receipts);
  // The receipts count, whatever status the wallet reports.
  if (status !== 'confirmed' || done.length < hashes.length)
    throw new Failure(
      'transaction-reverted',
      done.length > 0 ? 'Some of the calls failed' : 'None of the calls succeeded',
      {
        data: { done, hashes },
      },
    );
  return { id, atomic: atomic === true, hashes };
}
