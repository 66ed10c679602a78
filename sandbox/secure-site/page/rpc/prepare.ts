/** What a transaction needs besides what it does: gas and prices, before the visitor is asked, and a nonce once they said yes. */
import { type Hex, hexToBigInt, hexToNumber, isHex, numberToHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { formatAmount } from '../../../../domain/amount.js';
import { JsonRpcError, jsonRpc, jsonRpcBatch } from '../../../json-rpc.js';
import type { SiteNetwork } from '../../site-settings.js';
import type { Call } from './describe-call.js';

export interface Fees {
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** What the page may set of them. */
export interface FeeWishes {
  readonly gas?: bigint | undefined;
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
}

/** By address, as `eth_estimateGas` takes it. */
type StateOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface FeeOptions {
  readonly wishes?: FeeWishes;
  readonly overrides?: StateOverrides | undefined;
  /** Default: the value of the call itself. */
  readonly spends?: bigint;
}

/** Any transaction takes so much. */
const LEAST_GAS = 21_000n;
/** What pays any fee, in the smallest unit. */
const RICH = 10n ** 21n;
/** Decimals shown of a fee. */
const FEE_PLACES = 8;

/**
 * `overrides` is what the state is to be like for the estimate; `spends`, what leaves the account by it. Tried out in any
 * case, whatever gas the page names. Rejects with plain words when it would fail.
 */
export async function prepareFees(
  network: SiteNetwork,
  from: Hex,
  { to, value, data }: Call,
  { wishes = {}, overrides, spends = value }: FeeOptions = {},
): Promise<Fees> {
  const { rpcUrl } = network;
  const call = {
    ...{ from, value: numberToHex(value), data },
    ...(to !== undefined && { to }),
    ...(wishes.gas !== undefined && { gas: numberToHex(wishes.gas) }),
  };
  const estimate = async (state: StateOverrides | undefined) =>
    bigOf(await jsonRpc(rpcUrl, 'eth_estimateGas', [call, ...(state ? ['latest', state] : [])]));
  const [estimated, [block, tip, held]] = await Promise.all([
    estimate(overrides).catch((error: unknown) => (error instanceof Error ? error : new Error())),
    jsonRpcBatch(rpcUrl, [
      { method: 'eth_getBlockByNumber', params: ['latest', false] },
      { method: 'eth_maxPriorityFeePerGas' },
      { method: 'eth_getBalance', params: [from, 'latest'] },
    ]),
  ]);
  const base = typeof block === 'object' && block !== null ? Reflect.get(block, 'baseFeePerGas') : undefined;
  const tipped = wishes.maxPriorityFeePerGas ?? bigOf(tip);
  const maxFeePerGas = wishes.maxFeePerGas ?? bigOf(base) * 2n + tipped;
  const maxPriorityFeePerGas = tipped < maxFeePerGas ? tipped : maxFeePerGas;
  const balance = bigOf(held);
  // Some nodes do not look at it where nothing is called.
  if (wishes.gas !== undefined && wishes.gas < LEAST_GAS) throw new Error('This would fail: it names too little gas');
  if (typeof estimated === 'bigint') {
    const fees = { gas: wishes.gas ?? estimated, maxFeePerGas, maxPriorityFeePerGas };
    mustAfford(network, balance, spends, fees.gas * maxFeePerGas);
    return fees;
  }
  if (balance < spends) {
    // As if the money were there: only so is it known what it costs.
    const rich = { ...overrides, [from]: { ...overrides?.[from], balance: numberToHex(spends * 2n + RICH) } };
    const gas = await estimate(rich).catch(() => undefined);
    mustAfford(network, balance, spends, gas && gas * maxFeePerGas);
  }
  throw new Error(`This would fail: ${estimated instanceof JsonRpcError ? estimated.message : 'the network says no'}`);
}

/** Throws what it takes and what is there, when that is less. */
export function mustAfford(network: SiteNetwork, balance: bigint, spends: bigint, fee: bigint | undefined): void {
  if (balance >= spends + (fee ?? 0n)) return;
  const amount = (units: bigint) => `${formatAmount(units, network.decimals)} ${network.symbol}`;
  const costs = fee === undefined ? 'the network fee' : `a network fee of at most ${roundedFee(fee, network)}`;
  const takes = spends > 0n ? `${amount(spends)} and ${costs}` : costs;
  throw new Error(`Not enough money: this takes ${takes}, and you have ${amount(balance)}`);
}

export function feeFact({ gas, maxFeePerGas }: Fees, network: SiteNetwork) {
  return ['Network fee, at most', roundedFee(gas * maxFeePerGas, network)] as const;
}

/** Up: it is at most that. */
function roundedFee(fee: bigint, { decimals, symbol }: SiteNetwork): string {
  const step = 10n ** BigInt(Math.max(0, decimals - FEE_PLACES));
  return `${formatAmount(((fee + step - 1n) / step) * step, decimals)} ${symbol}`;
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other, so that no two take the same nonce. */
export function sendInTurn(
  { rpcUrl }: SiteNetwork,
  { address }: PrivateKeyAccount,
  sign: (nonce: number) => Promise<Hex>,
): Promise<Hex> {
  const send = async () => {
    const nonce = hexToNumber(asHex(await jsonRpc(rpcUrl, 'eth_getTransactionCount', [address, 'pending'])));
    return asHex(await jsonRpc(rpcUrl, 'eth_sendRawTransaction', [await sign(nonce)]));
  };
  const sent = turn.then(send);
  turn = sent.catch(() => undefined);
  return sent;
}

function asHex(value: unknown): Hex {
  if (!isHex(value)) throw new Error('The network answered something else than expected');
  return value;
}

function bigOf(value: unknown): bigint {
  return hexToBigInt(asHex(value));
}
