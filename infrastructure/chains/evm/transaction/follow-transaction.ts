/** The outcome of a transaction, read from our own node: wallets report only the hash. */
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
import { Failure, isFailure } from '../../../../domain/failure/failure.js';
import type { Network } from '../../../../domain/network/network.js';
import { within } from '../../../within.js';
import type { AskNode } from '../node/ask-node.js';
import { receipt as receiptAnswer } from '../schema.js';
import { findReplacement, type KnownTransaction, readTransaction } from './find-replacement.js';

/** The required part of a receipt. */
export interface Receipt {
  readonly hash: string;
  readonly succeeded: boolean;
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[] }[];
}

/** Intervals between polls; the last one repeats. Short at first, for networks with short blocks. */
const PAUSES = [250, 500, 1000, 2000, 4000];
/** A transaction may be pending for long, but the visitor should not wait forever. */
const FOLLOW_LIMIT = 600_000;

/** How often a node may not know a pending transaction before that counts as dropped. */
const UNKNOWN_LOOKS = 5;

/**
 * The receipt, once there is one: of this transaction, or of an equivalent one that replaced it, sped up in the wallet. A node that fails
 * meanwhile is retried. Fails with `cancelled` if another transaction replaced it, and with `timed-out`. `sent`: its known fields before
 * any node knows it; one that is replaced before the first poll is known to no node.
 */
export function followTransaction(
  ask: AskNode,
  scheduler: SchedulerLike,
  network: Network,
  sent: Partial<KnownTransaction> & Pick<KnownTransaction, 'hash'>,
): Observable<Receipt> {
  const { hash } = sent;
  let current = hash;
  let waiting: KnownTransaction | undefined;
  let unknown = 0;

  /** Checks the outcome of a transaction without a receipt. */
  const lookFurther = (): Observable<undefined> => {
    if (!waiting) {
      return readTransaction(ask, network, hash).pipe(
        map((transaction) => {
          waiting = transaction;
          unknown += 1;
          return transaction;
        }),
        mergeMap((transaction) => (transaction || !isKnown(sent) ? of(undefined) : findOther(sent))),
      );
    }
    return findOther(waiting);
  };

  const findOther = (wanted: KnownTransaction): Observable<undefined> =>
    findReplacement(ask, network, wanted).pipe(
      map((mined) => {
        const other = mined && mined.payload !== wanted.payload;
        // A guessed nonce is not enough to conclude that it was replaced.
        if (other && (waiting || unknown >= UNKNOWN_LOOKS)) throw replaced(hash, mined.hash);
        if (!other) current = mined?.hash ?? current;
        return undefined;
      }),
    );

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

function isKnown(sent: Partial<KnownTransaction>): sent is KnownTransaction {
  return sent.nonce !== undefined;
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
  return new Failure('cancelled', 'Another transaction replaced it', { data: { hash, replacedBy: by } });
}
