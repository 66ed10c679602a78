/** What becomes of a transaction, read from our own node: wallets tell the hash and no more. */
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
import { Failure, isFailure } from '../../../domain/failure.js';
import type { Network } from '../../../domain/network.js';
import { within } from '../../within.js';
import type { AskNode } from './ask-node.js';
import { findReplacement, type KnownTransaction, readTransaction } from './find-replacement.js';
import { receipt as receiptAnswer } from './schema.js';

/** A receipt, as much of it as is needed. */
export interface Receipt {
  readonly hash: string;
  readonly succeeded: boolean;
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[] }[];
}

/** Pauses between looks; the last one repeats. Quick at first, for networks with short blocks. */
const PAUSES = [250, 500, 1000, 2000, 4000];
/** A transaction may wait long for its turn, but the visitor should not watch for ever. */
const FOLLOW_LIMIT = 600_000;

/**
 * The receipt, once there is one: of this transaction, or of one that does the same in its place, sped up in the wallet.
 * A node that fails meanwhile is asked again. Fails with `cancelled` when something else took its place, and `timed-out`.
 */
export function followTransaction(
  ask: AskNode,
  scheduler: SchedulerLike,
  network: Network,
  hash: string,
): Observable<Receipt> {
  let current = hash;
  let waiting: KnownTransaction | undefined;

  /** Takes a look at what became of a transaction without a receipt. */
  const lookFurther = (): Observable<undefined> => {
    if (!waiting) {
      return readTransaction(ask, network, hash).pipe(
        map((transaction) => {
          waiting = transaction;
          return undefined;
        }),
      );
    }
    const { payload } = waiting;
    return findReplacement(ask, network, waiting).pipe(
      map((mined) => {
        if (mined && mined.payload !== payload) throw replaced(hash, mined.hash);
        current = mined?.hash ?? current;
        return undefined;
      }),
    );
  };

  const receipt$ = defer(() => ask(network, 'eth_getTransactionReceipt', [current])).pipe(
    map((answer) => readReceipt(answer, current)),
    mergeMap((receipt) => (receipt ? of(receipt) : lookFurther())),
    catchError((error: unknown) =>
      isFailure(error) && error.code === 'cancelled' ? throwError(() => error) : of(undefined),
    ),
    repeat({ delay: (count) => timer(PAUSES[count - 1] ?? 4000, scheduler) }),
    filter((receipt) => receipt !== undefined),
  );
  return within(receipt$, FOLLOW_LIMIT, scheduler, () => throwError(() => notMined(hash)));
}

function readReceipt(answer: unknown, hash: string): Receipt | undefined {
  const { success, data } = receiptAnswer.safeParse(answer);
  if (!success) return undefined;
  return { hash, succeeded: data.status === '0x1', logs: data.logs.filter((log) => log !== null) };
}

function notMined(hash: string): Failure {
  return new Failure('timed-out', 'The transaction has not been mined yet; it still may be', { data: { hash } });
}

function replaced(hash: string, by: string): Failure {
  return new Failure('cancelled', 'Another transaction took its place', { data: { hash, replacedBy: by } });
}
