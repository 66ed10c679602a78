/**
 * Address poisoning: transfers that cost the sender next to nothing and put an address into the history that resembles a known one, in the
 * hope that it is copied by mistake.
 */

import { readDecimal } from '../money/decimal.js';
import type { Namespace } from '../network/caip.js';
import type { Transaction } from '../transaction/transaction.js';
import { sameAddress } from './address.js';
import { resembles } from './look-alike-address.js';

/** Recipients of the account's own transfers, most recent first, without duplicates. Transactions that moved nothing do not count. */
export function sentBefore(
  namespace: Namespace,
  transactions: readonly Transaction[],
  from: string,
): readonly string[] {
  const receivers = new Map<string, string>();
  for (const { metadata, transfers } of transactions) {
    const { sentFrom, sentTo, status } = metadata;
    const sent = sentTo !== '' && status !== 'failed' && sameAddress(namespace, sentFrom, from);
    const moved = transfers.some((each) => each.direction === 'out' && !isNothing(each.quantity?.numeric));
    const key = namespace === 'eip155' ? sentTo.toLowerCase() : sentTo;
    if (sent && moved && !receivers.has(key)) receivers.set(key, sentTo);
  }
  return [...receivers.values()];
}

/** Whether a transaction moves nothing and exists only to be seen, or its other address imitates a known one. */
export function isPoisoned(namespace: Namespace, transaction: Transaction, familiar: readonly string[]): boolean {
  const { sentFrom, sentTo, operationType } = transaction.metadata;
  if (operationType !== 'send' && operationType !== 'receive') return false;
  const moving = transaction.transfers.filter(({ fungible_info }) => fungible_info);
  const nothing = moving.length > 0 && moving.every(({ quantity }) => isNothing(quantity?.numeric));
  const parties = [sentFrom, sentTo].filter((party) => !familiar.some((each) => sameAddress(namespace, each, party)));
  return nothing || parties.some((party) => familiar.some((each) => resembles(namespace, each, party)));
}

/** A missing amount counts as non-zero. */
function isNothing(numeric: string | undefined): boolean {
  return numeric !== undefined && readDecimal(numeric)?.digits === 0n;
}
