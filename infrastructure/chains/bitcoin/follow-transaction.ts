/** What becomes of a transaction: it is in a block at some time, or nobody knows. */
import {
  catchError,
  defer,
  filter,
  map,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  throwError,
  timer,
} from 'rxjs';
import { Failure } from '../../../domain/failure.js';
import type { Network } from '../../../domain/network.js';
import { fields, flag } from '../../../domain/shape-check.js';
import { within } from '../../within.js';
import type { Explorer } from './ask-explorer.js';

/** Between two looks: soon at first, then as seldom as blocks come. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
const GROWTH = 1.2;
/** Blocks come when they come, and those who pay little wait for several. */
const FOLLOW_LIMIT = 4 * 3_600_000;

const status = fields({ confirmed: flag });

/** Emits once it is in a block, then completes. An explorer that fails meanwhile is asked again. Fails with `timed-out` after four hours. */
export function followTransaction(
  explorer: Explorer,
  scheduler: SchedulerLike,
  network: Network,
  hash: string,
): Observable<true> {
  const look$ = defer(() => explorer.read(network, status, `/tx/${hash}/status`)).pipe(
    map(({ confirmed }) => confirmed),
    catchError(() => of(false)),
    repeat({ delay: (count) => timer(Math.min(FIRST_PAUSE * GROWTH ** (count - 1), LONGEST_PAUSE), scheduler) }),
    filter((confirmed) => confirmed),
    map(() => true as const),
  );
  const late = () => throwError(() => new Failure('timed-out', 'No block has the transaction yet', { data: { hash } }));
  return within(look$, FOLLOW_LIMIT, scheduler, late);
}
