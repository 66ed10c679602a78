/** The gas price of a network, now and at most in the next minutes. */
import { catchError, forkJoin, map, type Observable, of, type SchedulerLike } from 'rxjs';
import type { Network } from '../../../../domain/network/network.js';
import { type FeeLimits, feeLimits } from '../../../../domain/transaction/fee-limits.js';
import { quantityOf } from '../abi.js';
import type { AskNode } from '../node/ask-node.js';
import { boundedTip } from './bounded-tip.js';

export interface GasPrice {
  /** The price for the next block. */
  readonly likely: bigint;
  /** Allows for six full blocks in a row, each raising the base fee by an eighth (EIP-1559). */
  readonly most: bigint;
}

/** One mainnet block: the price is cached for that long, so that Max is still right a moment later. */
const LIFETIME = 12_000;
/** A tip that is sufficient nearly everywhere, for nodes that suggest none. */
const TIP = 1_500_000_000n;
/** The 20 latest blocks, and the median tip of each. */
const LATELY = ['0x14', 'latest', [50]];

export type ReadGasPrice = (network: Network) => Observable<GasPrice>;

export function readGasPrice(ask: AskNode, scheduler: SchedulerLike, limits?: FeeLimits): ReadGasPrice {
  const { times } = feeLimits(limits);
  const known = new WeakMap<Network, { readonly price: GasPrice; readonly at: number }>();

  const optional = (network: Network, method: string) =>
    ask(network, method).pipe(
      map(quantityOf),
      catchError(() => of(undefined)),
    );
  const history = (network: Network) => ask(network, 'eth_feeHistory', LATELY).pipe(catchError(() => of(undefined)));

  return (network) => {
    const recent = known.get(network);
    if (recent && scheduler.now() - recent.at < LIFETIME) return of(recent.price);
    const kept = (price: GasPrice) => {
      known.set(network, { price, at: scheduler.now() });
      return price;
    };
    return forkJoin({
      block: ask(network, 'eth_getBlockByNumber', ['latest', false]),
      legacy: optional(network, 'eth_gasPrice'),
      tip: optional(network, 'eth_maxPriorityFeePerGas'),
      lately: history(network),
    }).pipe(
      map(({ block, legacy, tip, lately }): GasPrice => {
        const base = baseFeeOf(block);
        if (base !== undefined) {
          const advised = tip ?? (legacy === undefined ? TIP : legacy > base ? legacy - base : 0n);
          const suggested = boundedTip(advised, base, lately, times);
          return kept({ likely: base + suggested, most: 2n * base + suggested });
        }
        const price = legacy ?? quantityOf(undefined);
        return kept({ likely: price, most: price + price / 5n });
      }),
    );
  };
}

/** Absent before EIP-1559, and on networks without it. */
function baseFeeOf(block: unknown): bigint | undefined {
  const fee = typeof block === 'object' && block !== null ? Reflect.get(block, 'baseFeePerGas') : undefined;
  return fee === undefined || fee === null ? undefined : quantityOf(fee);
}
