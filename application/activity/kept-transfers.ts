/** A service lists a reverted transaction without transfers, because nothing moved. What this page was to send is still known here. */
import type { Transaction } from '../../domain/transaction/transaction.js';

/** Failed transactions of `items` that have no transfers get those of the same transaction in `known`. */
export function withKeptTransfers<Item extends object>(
  items: readonly Item[],
  known: readonly object[],
): readonly Item[] {
  if (!items.some(lacksTransfers)) return items;
  const kept = new Map(
    known.flatMap((each) =>
      isTransaction(each) && each.transfers.length > 0 ? [[keyOf(each), each.transfers] as const] : [],
    ),
  );
  return items.map((item) => {
    const transfers = lacksTransfers(item) ? kept.get(keyOf(item)) : undefined;
    return transfers ? { ...item, transfers } : item;
  });
}

function isTransaction(item: object): item is Transaction {
  return 'transfers' in item;
}

function lacksTransfers(item: object): item is Transaction {
  return isTransaction(item) && item.metadata.status === 'failed' && item.transfers.length === 0;
}

/** Without a hash, nothing says that two entries are the same transaction. */
function keyOf({ metadata: { chain, hash } }: Transaction): string | symbol {
  return hash ? `${chain}:${hash}` : Symbol();
}
