/** A page may name any fee for its transaction: the one passed to the wallet is bounded by the network's fee. */

import { readProperty } from '../value/read-property.js';
import { readQuantity } from '../value/read-quantity.js';

export interface TransactionCost {
  /** Absent: it could not be tried out. */
  readonly gas?: bigint | undefined;
  /** For one unit of gas, in the smallest unit of the network's currency. */
  readonly price: bigint;
}

type Fields = Readonly<Record<string, unknown>>;

/** Room for a network that gets busy while the visitor reads. */
const TIMES = 5n;
/** Networks ask for nothing where nothing happens; up to this a price is not worth bounding. */
const LEAST_PRICE = 10n ** 9n;
/** Every transaction takes so much. */
const LEAST_GAS = 21_000n;

const GAS = ['gas', 'gasLimit'] as const;
const PRICES = ['maxFeePerGas', 'gasPrice'] as const;
const TIP = 'maxPriorityFeePerGas';

export function namesFee(transaction: unknown): boolean {
  return [...GAS, ...PRICES, TIP].some((name) => (readProperty(transaction, name) ?? undefined) !== undefined);
}

/** `asked`: the highest cost of the original transaction, where that was lowered. */
export function boundedFee(
  transaction: unknown,
  { gas, price }: TransactionCost,
): { readonly transaction: Fields; readonly asked?: bigint } {
  const mostPrice = (price > LEAST_PRICE ? price : LEAST_PRICE) * TIMES;
  const mostGas = gas === undefined ? undefined : (gas > LEAST_GAS ? gas : LEAST_GAS) * TIMES;
  const named = (names: readonly string[]) => largest(names.map((name) => readProperty(transaction, name)));
  const [namedGas, namedPrice] = [named(GAS), named([...PRICES, TIP])];
  const limits: Readonly<Record<string, bigint | undefined>> = {
    ...Object.fromEntries(GAS.map((name) => [name, mostGas])),
    ...Object.fromEntries([...PRICES, TIP].map((name) => [name, mostPrice])),
  };
  const bounded = Object.entries(transaction as Fields).map(([name, value]) => {
    const limit = Object.hasOwn(limits, name) ? limits[name] : undefined;
    const amount = limit === undefined ? undefined : readQuantity(value);
    return [name, limit !== undefined && amount !== undefined && amount > limit ? hex(limit) : value];
  });
  const lowered =
    (namedPrice !== undefined && namedPrice > mostPrice) ||
    (namedGas !== undefined && mostGas !== undefined && namedGas > mostGas);
  const asked = (namedGas ?? gas ?? 0n) * (namedPrice ?? price);
  return { transaction: Object.fromEntries(bounded), ...(lowered && { asked }) };
}

function largest(values: readonly unknown[]): bigint | undefined {
  return values.map(readQuantity).reduce((a, b) => (a === undefined || (b !== undefined && b > a) ? b : a), undefined);
}

function hex(amount: bigint): string {
  return `0x${amount.toString(16)}`;
}
