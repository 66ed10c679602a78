/** The outcome of a transaction: it is confirmed, it fails, or it expires. */
import {
  catchError,
  defer,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  throwError,
  timer,
} from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import type { Network } from '../../../domain/network/network.js';
import { any, fields, list, nullish, number, text } from '../../../domain/value/shape-check.js';
import { within } from '../../within.js';
import type { AskNode } from './ask-node.js';
import { transactionFailure } from './errors.js';
import { COMMITMENT } from './read-holdings.js';

const PAUSE = 1000;
const FOLLOW_LIMIT = 600_000;
/** A wallet may have used a later blockhash than ours, at the time it signed: another blockhash lifetime. */
const LATER_BLOCKS = 150;

const statuses = fields({
  value: list(nullish(fields({ err: any, confirmationStatus: nullish(text) }))),
});

/**
 * Emits once it is confirmed, then completes. A node that fails meanwhile is retried. Fails with `transaction-reverted`, and with
 * `timed-out` if it is in no block and has expired (`data.expired`), or is still unknown after ten minutes.
 */
export function followTransaction(
  ask: AskNode,
  scheduler: SchedulerLike,
  network: Network,
  hash: string,
  lastBlock: number,
): Observable<true> {
  const look = (everywhere: boolean): Observable<boolean> =>
    ask(network, statuses, 'getSignatureStatuses', [hash], { searchTransactionHistory: everywhere }).pipe(
      map(({ value: [status] }) => {
        if (!status) return false;
        if (status.err !== null && status.err !== undefined) throw new Ended(transactionFailure(status.err, { hash }));
        return status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized';
      }),
    );

  /** The block height is read first: a transaction that is in no block by then has expired. */
  const step$ = defer(() => ask(network, number, 'getBlockHeight', COMMITMENT)).pipe(
    mergeMap((height) => {
      const over = height > lastBlock + LATER_BLOCKS;
      return look(over).pipe(
        map((confirmed) => {
          if (!confirmed && over) throw new Ended(expired(hash));
          return confirmed;
        }),
      );
    }),
    catchError((error: unknown) => (error instanceof Ended ? throwError(() => error.failure) : of(false))),
    repeat({ delay: () => timer(PAUSE, scheduler) }),
    filter((confirmed) => confirmed),
    map(() => true as const),
  );
  const late = () =>
    throwError(() => new Failure('timed-out', 'The transaction is not confirmed yet', { data: { hash } }));
  return within(step$, FOLLOW_LIMIT, scheduler, late);
}

/** Failures that are not worth a retry. */
class Ended {
  readonly failure: Failure;

  constructor(failure: Failure) {
    this.failure = failure;
  }
}

function expired(hash: string): Failure {
  return new Failure('timed-out', 'The transaction has expired without being included in a block', {
    data: { hash, expired: true },
  });
}
