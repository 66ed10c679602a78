/** Simulates what transactions would change for an account, with its network's node. Loaded on first use. */
import { concatMap, forkJoin, from, map, mergeMap, type Observable, of, throwError, toArray } from 'rxjs';
import { toBase58 } from '../../../../domain/address/base58.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { Network } from '../../../../domain/network/network.js';
import type { AssetChange, Simulation } from '../../../../domain/simulation/simulation.js';
import { inertText } from '../../../../domain/text/inert-text.js';
import { any, fields, list, nullish, number, refine, text } from '../../../../domain/value/shape-check.js';
import { fromBase64, toBase64 } from '../../../base64.js';
import type { AskNode } from '../ask-node.js';
import { transactionFailure } from '../errors.js';
import { COMMITMENT } from '../read-holdings.js';
import { accountChanges, isUnread, losesDeposits } from './account-changes.js';
import { type ReadMessage, readMessage } from './read-message.js';
import { decimalsOf, type NodeAccount, tokenHolding } from './token-account.js';

const whole = refine(number, (value) => value >= 0 && value % 1 === 0);
const account = nullish(fields({ lamports: whole, owner: text, data: any }));
const accounts = fields({ value: list(account, 256) });
const simulated = fields({
  value: fields({ err: any, logs: nullish(list(text, 2_000)), accounts: nullish(list(account, 256)) }),
});
const messageFee = fields({ value: nullish(whole) });

/** The maximum number of accounts per request. */
const MOST_ACCOUNTS = 100;
const LONGEST_REASON = 200;
/** The size of a table's header. */
const TABLE_HEAD = 56;
const SAID = /^Program log: (?:Error: |AnchorError .*Error Message: )(.+)$/;

/** Emits once, then completes. Several transactions are simulated independently, since nodes simulate no sequences. */
export function simulate(
  ask: AskNode,
  network: Network,
  own: string,
  transactions: readonly string[],
): Observable<Simulation> {
  return from(transactions).pipe(
    concatMap((each) => {
      const read = readMessage(each);
      if (!read) return throwError(() => new Failure('request-failed', 'No transaction'));
      return simulatedOne(ask, network, own, read);
    }),
    toArray(),
    map(joined),
  );
}

function simulatedOne(ask: AskNode, network: Network, own: string, read: ReadMessage): Observable<Simulation> {
  const at = (addresses: readonly string[]): Observable<readonly (NodeAccount | undefined)[]> =>
    addresses.length === 0
      ? of([])
      : ask(network, accounts, 'getMultipleAccounts', addresses.slice(0, MOST_ACCOUNTS), ENCODED).pipe(
          map(({ value }) => value.map((each) => each ?? undefined)),
        );
  const fee$ =
    read.payer === own
      ? ask(network, messageFee, 'getFeeForMessage', toBase64(read.message), COMMITMENT).pipe(
          map(({ value }) => BigInt(value ?? 0)),
        )
      : of(0n);
  return at(read.tables.map(({ address }) => address)).pipe(
    mergeMap((tables) => {
      const looked = read.tables.flatMap(({ writable }, place) => addressesIn(tables[place], writable));
      const writable = [...new Set([...read.writable, ...looked])];
      const watched = writable.slice(0, MOST_ACCOUNTS);
      const options = {
        ...ENCODED,
        sigVerify: false,
        replaceRecentBlockhash: true,
        accounts: { encoding: 'base64', addresses: watched },
      };
      return forkJoin({
        before: at(watched),
        tried: ask(network, simulated, 'simulateTransaction', toBase64(read.bytes), options),
        fee: fee$,
      }).pipe(
        mergeMap(({ before, tried: { value }, fee }): Observable<Simulation> => {
          if (value.err !== null && value.err !== undefined) return of(failing(value.err, value.logs ?? []));
          const { accounts: after } = value;
          if (!after || after.length !== watched.length || before.length !== watched.length)
            return throwError(() => new Failure('request-failed', 'The node returned an invalid simulation'));
          const seen = watched.map((address, place) => ({
            ...{ address, before: before[place], after: after[place] ?? undefined },
          }));
          const changes = accountChanges(seen, own, fee);
          const mints = [
            ...new Set(seen.flatMap((each) => [tokenHolding(each.before)?.mint, tokenHolding(each.after)?.mint])),
          ].flatMap((mint) => mint ?? []);
          return at(mints).pipe(
            map((found): Simulation => {
              const claimed = <T extends { readonly address?: string }>(change: T): T => {
                const place = mints.indexOf(change.address ?? '');
                const decimals = place < 0 ? undefined : decimalsOf(found[place]);
                return decimals === undefined ? change : { ...change, claims: { name: '', symbol: '', decimals } };
              };
              return {
                outcome: 'changes',
                assets: changes.assets.map(claimed),
                allowances: changes.allowances.map(claimed),
                complete:
                  watched.length === writable.length &&
                  !seen.some((each) => isUnread(each, own)) &&
                  !losesDeposits(seen, own, fee) &&
                  looked.length === read.tables.reduce((sum, { writable }) => sum + writable.length, 0),
              };
            }),
          );
        }),
      );
    }),
  );
}

const ENCODED = { ...COMMITMENT, encoding: 'base64' } as const;

function addressesIn(table: NodeAccount | undefined, places: readonly number[]): readonly string[] {
  const data = Array.isArray(table?.data) ? fromBase64(table.data[0]) : undefined;
  return places.flatMap((place) => {
    const start = TABLE_HEAD + 32 * place;
    return data && data.length >= start + 32 ? [toBase58(data.slice(start, start + 32))] : [];
  });
}

function failing(error: unknown, logs: readonly string[]): Simulation {
  if (
    transactionFailure(error).code === 'insufficient-funds' &&
    !logs.some((log) => log.includes(' log: Error: insufficient funds'))
  )
    return { outcome: 'fails', funds: true };
  const said = logs.flatMap((log) => SAID.exec(log)?.[1] ?? []).at(-1);
  return { outcome: 'fails', ...(said !== undefined && { reason: inertText(said, LONGEST_REASON) }) };
}

/** A later one may depend on an earlier one: its own failure does not count. */
function joined(all: readonly Simulation[]): Simulation {
  const [first] = all;
  if (!first) return { outcome: 'changes', assets: [], allowances: [], complete: false };
  if (first.outcome === 'fails' || all.length === 1) return first;
  const done = all.flatMap((each) => (each.outcome === 'changes' ? [each] : []));
  const assets = new Map<string, AssetChange>();
  for (const each of done.flatMap((one) => one.assets)) {
    const key = each.address ?? '';
    assets.set(key, { ...each, amount: each.amount + (assets.get(key)?.amount ?? 0n) });
  }
  return {
    outcome: 'changes',
    assets: [...assets.values()].filter(({ amount }) => amount !== 0n).sort((a, b) => (a.amount < b.amount ? -1 : 1)),
    allowances: done.flatMap((one) => one.allowances),
    complete: done.length === all.length && done.every(({ complete }) => complete),
  };
}
