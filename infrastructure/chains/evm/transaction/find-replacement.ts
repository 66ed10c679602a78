/** Transactions that another one with the same account and nonce has replaced: sped up or cancelled in the wallet. */
import { catchError, EMPTY, expand, find, map, mergeMap, type Observable, of, take } from 'rxjs';
import type { Network } from '../../../../domain/network/network.js';
import { hexOf, quantityOf } from '../abi.js';
import type { AskNode } from '../node/ask-node.js';

/** A transaction as reported by a node, reduced to the required fields. */
export interface KnownTransaction {
  readonly hash: string;
  readonly from: string;
  readonly nonce: bigint;
  /** Receiver, value and data as one text: equal for a transaction that was only sped up. */
  readonly payload: string;
}

/** Blocks to search, newest first. Polling happens every few seconds, so the block is recent. */
const MOST_BLOCKS = 30;

/** The pending or mined transaction; `undefined` while the node does not know it. */
export function readTransaction(
  ask: AskNode,
  network: Network,
  hash: string,
): Observable<KnownTransaction | undefined> {
  return ask(network, 'eth_getTransactionByHash', [hash]).pipe(map(asTransaction));
}

/** The mined transaction with that nonce, if there is one; it may be the same. */
export function findReplacement(
  ask: AskNode,
  network: Network,
  waiting: KnownTransaction,
): Observable<KnownTransaction | undefined> {
  const block = (number: string) => ask(network, 'eth_getBlockByNumber', [number, true]).pipe(map(asBlock));
  return ask(network, 'eth_getTransactionCount', [waiting.from, 'latest']).pipe(
    mergeMap((count) => (quantityOf(count) > waiting.nonce ? block('latest') : EMPTY)),
    expand(({ number, found }) => (found(waiting) || number <= 0n ? EMPTY : block(hexOf(number - 1n)))),
    take(MOST_BLOCKS),
    map(({ found }) => found(waiting)),
    find((transaction) => transaction !== undefined),
    catchError(() => of(undefined)),
  );
}

function asTransaction(answer: unknown): KnownTransaction | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { hash, from, nonce, to, value, input }: Readonly<Record<string, unknown>> = { ...answer };
  if (typeof hash !== 'string' || typeof from !== 'string') return undefined;
  return { hash, from: from.toLowerCase(), nonce: quantityOf(nonce), payload: payloadOf(to, value, input) };
}

/** As nodes write them. */
export function payloadOf(to: unknown, value: unknown, input: unknown): string {
  return [to, value, input].join().toLowerCase();
}

function asBlock(answer: unknown) {
  const { number, transactions }: Readonly<Record<string, unknown>> = { ...(answer as object) };
  const mined = Array.isArray(transactions) ? transactions : [];
  return {
    number: quantityOf(number),
    found: (waiting: KnownTransaction) =>
      mined.map(asTransaction).find((each) => each?.from === waiting.from && each.nonce === waiting.nonce),
  };
}
