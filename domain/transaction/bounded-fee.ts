/** A page may set any fee for its transaction: the one passed to the wallet is bounded by the network's fee. */

import { readProperty } from '../value/read-property.js';
import { readQuantity } from '../value/read-quantity.js';
import { type FeeLimits, feeLimits } from './fee-limits.js';

/** The gas of a transaction, and its current price. */
export interface TransactionCost {
  /** Absent: gas could not be estimated. */
  readonly gas?: bigint | undefined;
  /** Per unit of gas, in the smallest unit of the native currency. */
  readonly price: bigint;
  /** Balance of the paying account, in the same unit; absent if unknown. */
  readonly balance?: bigint | undefined;
  /** Absent: the defaults. */
  readonly limits?: FeeLimits | undefined;
}

export interface BoundedFee {
  readonly transaction: Readonly<Record<string, unknown>>;
  /** The maximum cost. */
  readonly most: bigint;
  /** The maximum cost of the original transaction, if that was more. */
  readonly asked?: bigint;
}

type Fields = Readonly<Record<string, unknown>>;

/** Idle networks ask for almost nothing; prices up to this are not worth bounding. */
const LEAST_PRICE = 10n ** 9n;
/** The minimum gas of any transaction. */
const LEAST_GAS = 21_000n;

const GAS = ['gas', 'gasLimit'] as const;
const PRICES = ['maxFeePerGas', 'gasPrice'] as const;
const TIP = 'maxPriorityFeePerGas';
/** For a user operation (ERC-4337), whose gas fields add up. */
const OPERATION_GAS = [
  ...['callGasLimit', 'verificationGasLimit', 'preVerificationGas'],
  ...['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'],
] as const;

export function namesFee(transaction: unknown): boolean {
  return [...GAS, ...OPERATION_GAS, ...PRICES, TIP].some(
    (name) => (readProperty(transaction, name) ?? undefined) !== undefined,
  );
}

export function boundedFee(transaction: unknown, { gas, price, limits }: TransactionCost): BoundedFee {
  const { times } = feeLimits(limits);
  const mostPrice = (price > LEAST_PRICE ? price : LEAST_PRICE) * times;
  const mostGas = gas === undefined ? undefined : (gas > LEAST_GAS ? gas : LEAST_GAS) * times;
  const bounds: Readonly<Record<string, bigint | undefined>> = {
    ...Object.fromEntries(GAS.map((name) => [name, mostGas])),
    ...Object.fromEntries([...PRICES, TIP].map((name) => [name, mostPrice])),
  };
  const bounded: Fields = Object.fromEntries(
    Object.entries(Object(transaction) as Fields).map(([name, value]) => {
      const bound = Object.hasOwn(bounds, name) ? bounds[name] : undefined;
      const amount = bound === undefined ? undefined : readQuantity(value);
      return [name, bound !== undefined && amount !== undefined && amount > bound ? hex(bound) : value];
    }),
  );
  const cost = (of: unknown) => (gasOf(of) ?? gas ?? 0n) * (priceOf(of) ?? price);
  const [asked, most] = [cost(transaction), cost(bounded)];
  return { transaction: bounded, most, ...(asked > most && { asked }) };
}

function gasOf(transaction: unknown): bigint | undefined {
  const ofOperation = OPERATION_GAS.flatMap((name) => readQuantity(readProperty(transaction, name)) ?? []);
  if (ofOperation.length > 0) return ofOperation.reduce((sum, each) => sum + each);
  return largest(transaction, GAS);
}

/** A tip without a maximum is paid in addition to whatever the wallet allows for the base fee. */
function priceOf(transaction: unknown): bigint | undefined {
  return largest(transaction, [...PRICES, TIP]);
}

function largest(transaction: unknown, names: readonly string[]): bigint | undefined {
  const amounts = names.flatMap((name) => readQuantity(readProperty(transaction, name)) ?? []);
  let most: bigint | undefined;
  for (const amount of amounts) if (most === undefined || amount > most) most = amount;
  return most;
}

function hex(amount: bigint): string {
  return `0x${amount.toString(16)}`;
}
