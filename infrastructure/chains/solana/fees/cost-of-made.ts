/** The cost of a page's transactions for an account, and the network's recent cost for the same. */
import { catchError, forkJoin, map, type Observable, of } from 'rxjs';
import { Failure } from '../../../../domain/failure/failure.js';
import type { Network } from '../../../../domain/network/network.js';
import type { FeeLimits } from '../../../../domain/transaction/fee-limits.js';
import type { MadeFee } from '../../../../domain/transaction/made-fee.js';
import { fields, list, number, refine } from '../../../../domain/value/shape-check.js';
import type { AskNode } from '../ask-node.js';
import { COMMITMENT } from '../read-holdings.js';
import { type ReadMessage, readMessage } from '../simulation/read-message.js';

const whole = refine(number, (value) => value >= 0 && value % 1 === 0);
const balanceOf = fields({ value: whole });
const recentFees = list(fields({ prioritizationFee: whole }), 1_000);

/** Lamports for one signature. */
const SIGNATURE = 5_000n;
/** The priority fee of our own transfers is not worth a warning, even on an idle network; in lamports. */
const PRIORITY = 10_000n;
/** Prices are in millionths of a lamport. */
const MICRO = 1_000_000n;
/** The maximum number of accounts whose recent fees are requested. */
const MOST_ACCOUNTS = 128;

/** Emits once, then completes. Without a priority price, a transaction costs its signatures: then no node is asked. */
export function costOfMade(
  ask: AskNode,
  network: Network,
  own: string,
  transactions: readonly string[],
  limits?: FeeLimits,
): Observable<MadeFee> {
  const all = transactions.map((each) => {
    const read = readMessage(each);
    if (!read) throw new Failure('request-failed', 'No transaction');
    return read;
  });
  const paid = all.filter(({ payer }) => payer === own);
  const fee = sumOf(paid.map(feeOf));
  if (!paid.some(({ price }) => price > 0n)) return of({ fee, usual: fee, limits });
  return forkJoin({
    usual: forkJoin(paid.map((each) => usualOf(ask, network, each))),
    balance: ask(network, balanceOf, 'getBalance', own, COMMITMENT).pipe(
      map(({ value }) => BigInt(value)),
      catchError(() => of(undefined)),
    ),
  }).pipe(map(({ usual, balance }) => ({ fee, usual: sumOf(usual), balance, limits })));
}

/** Whether one of them can still be sent in a year. */
export function neverExpires(transactions: readonly string[]): boolean {
  return transactions.some((each) => readMessage(each)?.lasting === true);
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, each) => sum + each, 0n);
}

/** Computed by the network's rule, without a request. */
export function feeOf({ signers, units, price }: ReadMessage): bigint {
  return SIGNATURE * BigInt(signers) + (price * units + MICRO - 1n) / MICRO;
}

/** The signatures' cost, plus recent priority fees for the same accounts. */
function usualOf(ask: AskNode, network: Network, { signers, units, writable }: ReadMessage): Observable<bigint> {
  return ask(network, recentFees, 'getRecentPrioritizationFees', writable.slice(0, MOST_ACCOUNTS)).pipe(
    map((all) => {
      const recent = all.reduce((most, { prioritizationFee: each }) => Math.max(most, each), 0);
      const paid = (BigInt(recent) * units) / MICRO;
      return SIGNATURE * BigInt(signers) + (paid > PRIORITY ? paid : PRIORITY);
    }),
  );
}
