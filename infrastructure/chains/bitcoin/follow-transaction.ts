/** The outcome of a transaction: confirmed in a block, or unknown. */
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
import { Failure, isFailure } from '../../../domain/failure/failure.js';
import type { Network } from '../../../domain/network/network.js';
import { fields, flag } from '../../../domain/value/shape-check.js';
import { within } from '../../within.js';
import type { Explorer } from './ask-explorer.js';
import { replacements, type SentTransfer } from './find-replacement.js';

/** Between two polls: frequent at first, then at the block interval. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
const GROWTH = 1.2;
/** Blocks come irregularly, and low fees wait for several. */
const FOLLOW_LIMIT = 4 * 3_600_000;

const status = fields({ confirmed: flag });

/**
 * Emits its id once it is in a block, then completes: a new id if it was replaced with a higher fee. An explorer that fails meanwhile is
 * retried. Fails with `cancelled` if another transfer replaced it, and with `timed-out` after four hours.
 */
export function followTransaction(
  explorer: Explorer,
  scheduler: SchedulerLike,
  network: Network,
  sent: SentTransfer,
): Observable<string> {
  const { hash } = sent;
  const { find } = replacements(explorer, network, sent);
  let current = hash;
  const lookFurther = () =>
    find(current).pipe(
      map((by) => {
        current = by ?? current;
        return undefined;
      }),
    );
  const look$ = defer(() => explorer.read(network, status, `/tx/${current}/status`)).pipe(
    // An explorer may not answer at all for an unknown transaction.
    catchError(() => of({ confirmed: false })),
    mergeMap(({ confirmed }) => (confirmed ? of(current) : lookFurther())),
    catchError((error: unknown) =>
      isFailure(error) && error.code === 'cancelled' ? throwError(() => error) : of(undefined),
    ),
    repeat({ delay: (count) => timer(Math.min(FIRST_PAUSE * GROWTH ** (count - 1), LONGEST_PAUSE), scheduler) }),
    filter((confirmed) => confirmed !== undefined),
  );
  const late = () =>
    throwError(() => new Failure('timed-out', 'The transaction is not in a block yet', { data: { hash } }));
  return within(look$, FOLLOW_LIMIT, scheduler, late);
}
