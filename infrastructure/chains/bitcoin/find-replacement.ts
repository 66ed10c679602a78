/** Whether another transaction has replaced a pending one (BIP-125), according to the explorer. */
import { defer, map, mergeMap, type Observable, of } from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import type { Network } from '../../../domain/network/network.js';
import { fields, flag, list, number, optional, refine, text } from '../../../domain/value/shape-check.js';
import type { Explorer } from './ask-explorer.js';

/** The outputs of the original. */
export interface SentTransfer {
  readonly hash: string;
  readonly to: string;
  readonly amount: bigint;
  /** One of the coins that it spends, if known. */
  readonly spends?: { readonly txid: string; readonly vout: number } | undefined;
}

const id = refine(text, (value) => /^[\da-f]{64}$/.test(value));
const spending = fields({ vin: list(fields({ txid: id, vout: number })) });
const spent = fields({ spent: flag, txid: optional(id) });
const paying = fields({ vout: list(fields({ scriptpubkey_address: optional(text), value: number })) });

export interface Replacements {
  /** The transfer's new id; `undefined` while it is unchanged. Fails with `cancelled` if its coins were spent by another transfer. */
  find(current: string): Observable<string | undefined>;
}

export function replacements(
  explorer: Explorer,
  network: Network,
  { hash, to, amount, spends }: SentTransfer,
): Replacements {
  /** Known at the latest when the explorer has seen the transaction; every replacement spends it, too. */
  let coin = spends;
  const coin$ = defer(() =>
    coin
      ? of(coin)
      : explorer.read(network, spending, `/tx/${hash}`).pipe(
          map(({ vin: [first] }) => {
            coin = first;
            return first;
          }),
        ),
  );
  return {
    find: (current) =>
      coin$.pipe(
        mergeMap((known) =>
          known ? explorer.read(network, spent, `/tx/${known.txid}/outspend/${known.vout}`) : of({ spent: false }),
        ),
        mergeMap((answer) => {
          const by = 'txid' in answer ? answer.txid : undefined;
          if (!answer.spent || by === undefined || by === current) return of(undefined);
          return explorer.read(network, paying, `/tx/${by}`).pipe(
            map(({ vout }) => {
              // With a higher fee, but the same payment.
              if (vout.some((each) => sameReceiver(each.scriptpubkey_address, to) && BigInt(each.value) === amount))
                return by;
              throw new Failure('cancelled', 'Another transaction replaced it', { data: { hash, replacedBy: by } });
            }),
          );
        }),
      ),
  };
}

/** Explorers report bech32 in lower case; QR codes have it in upper case. Base58 in lower case is another text, and no address. */
function sameReceiver(reported: string | undefined, to: string): boolean {
  return reported === to || reported === to.toLowerCase();
}
