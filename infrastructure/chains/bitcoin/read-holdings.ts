/** The balance of an address: the sum of its unspent outputs. */
import { defer, map, type Observable, of } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { Network } from '../../../domain/network/network.js';
import { fields, flag, list, number, refine, text } from '../../../domain/value/shape-check.js';
import type { Explorer } from './ask-explorer.js';

/** An unspent output. */
export interface Coin {
  readonly txid: string;
  readonly vout: number;
  readonly value: bigint;
  readonly confirmed: boolean;
}

/** In satoshis, at most the total supply. */
const MOST_SATOSHIS = 2_100_000_000_000_000;
const whole = (most: number) => refine(number, (value) => value % 1 === 0 && value >= 0 && value <= most);

const unspent = list(
  fields({
    txid: refine(text, (value) => /^[\da-f]{64}$/.test(value)),
    vout: whole(0xffff_ffff),
    value: whole(MOST_SATOSHIS),
    status: fields({ confirmed: flag }),
  }),
);

export function readHoldings(explorer: Explorer): Chain['holdings'] {
  return (address, network, tokens) =>
    defer(() => {
      if (tokens.length === 0) return of([]);
      return readCoins(explorer, network, address).pipe(
        map((coins) => {
          const amount = coins.reduce((sum, { value }) => sum + value, 0n);
          // Bitcoin has no other tokens.
          return tokens.map((token) => ({ token, amount: token.address === undefined ? amount : 0n }));
        }),
      );
    });
}

/** Each output once, even if the explorer repeats it. */
export function readCoins(explorer: Explorer, network: Network, address: string): Observable<readonly Coin[]> {
  return explorer.read(network, unspent, `/address/${address}/utxo`).pipe(
    map((outputs) => {
      const coins = outputs.map(({ txid, vout, value, status }): [string, Coin] => [
        `${txid}:${vout}`,
        { txid, vout, value: BigInt(value), confirmed: status.confirmed },
      ]);
      return [...new Map(coins).values()];
    }),
  );
}
