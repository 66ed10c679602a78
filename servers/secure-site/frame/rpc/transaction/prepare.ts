/** What a transaction needs besides what it does: gas and prices, before the visitor is asked, and a nonce once they said yes. */
import { type Hex, hexToBigInt, hexToNumber, isHex, numberToHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { readProperty } from '../../../../../domain/value/read-property.js';
import { JsonRpcError, jsonRpc, jsonRpcBatch } from '../../../../json-rpc.js';
import type { FeeLimits, SiteNetwork } from '../../../site-settings.js';
import { frameAmount, frameText } from '../../frame-text.js';
import type { Call } from '../contract-call/call-words.js';
import { type BoundedFees, boundedFees, type FeeWishes, feeOf, type NetworkPrice, roundedFee } from './bounded-fees.js';

export interface Prepared extends BoundedFees {
  /** What the account has, in the smallest unit. */
  readonly balance: bigint;
}

/** By address, as `eth_estimateGas` takes it. */
type StateOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface FeeOptions {
  readonly wishes?: FeeWishes;
  readonly overrides?: StateOverrides | undefined;
  /** Default: the value of the call itself. */
  readonly spends?: bigint;
  readonly limits?: FeeLimits | undefined;
}

/** The minimum gas of any transaction. */
const LEAST_GAS = 21_000n;
/** What pays any fee, in the smallest unit. */
const RICH = 10n ** 21n;
/** The number of recent blocks whose fees are read. */
const BLOCKS = 20;

/**
 * `overrides` is what the state is to be like for the estimate; `spends`, what leaves the account by it. Tried out in any
 * case, whatever gas the page names. Rejects with plain words when it would fail.
 */
export async function prepareFees(
  network: SiteNetwork,
  from: Hex,
  { to, value, data }: Call,
  { wishes = {}, overrides, spends = value, limits }: FeeOptions = {},
): Promise<Prepared> {
  const { rpcUrl } = network;
  const call = {
    ...{ from, value: numberToHex(value), data },
    ...(to !== undefined && { to }),
    ...(wishes.gas !== undefined && { gas: numberToHex(wishes.gas) }),
  };
  const estimate = async (state: StateOverrides | undefined) =>
    bigOf(await jsonRpc(rpcUrl, 'eth_estimateGas', [call, ...(state ? ['latest', state] : [])]));
  const [estimated, price, balance] = await Promise.all([
    estimate(overrides).catch((error: unknown) => (error instanceof Error ? error : new Error())),
    networkPrice(rpcUrl),
    jsonRpc(rpcUrl, 'eth_getBalance', [from, 'latest']).then(bigOf),
  ]);
  // Some nodes do not check it if no contract is called.
  if (wishes.gas !== undefined && wishes.gas < LEAST_GAS) throw new Error(frameText().problems.fails.littleGas);
  if (typeof estimated === 'bigint') {
    const bounded = boundedFees(estimated, price, wishes, limits);
    mustAfford(network, balance, spends, feeOf(bounded.fees));
    return { ...bounded, balance };
  }
  if (balance < spends) {
    // As if the money were there: only so is it known what it costs.
    const rich = { ...overrides, [from]: { ...overrides?.[from], balance: numberToHex(spends * 2n + RICH) } };
    const gas = await estimate(rich).catch(() => undefined);
    mustAfford(network, balance, spends, gas && feeOf(boundedFees(gas, price, wishes, limits).fees));
  }
  const { because, unsaid } = frameText().problems.fails;
  throw new Error(estimated instanceof JsonRpcError ? because(estimated.message) : unsaid);
}

/** Throws what it takes and what is there, when that is less. */
export function mustAfford(network: SiteNetwork, balance: bigint, spends: bigint, fee: bigint | undefined): void {
  if (balance >= spends + (fee ?? 0n)) return;
  const amount = (units: bigint) => frameAmount(units, network.decimals, network.symbol);
  const said = frameText().problems.money;
  const held = amount(balance);
  if (fee === undefined) throw new Error(said.spendsUnknown(amount(spends), held));
  const most = roundedFee(fee, network);
  throw new Error(spends > 0n ? said.spendsAtMost(amount(spends), most, held) : said.feeAtMost(most, held));
}

/** What the network asks, and what it has asked lately; nodes that keep no history tell the latest block alone. */
async function networkPrice(rpcUrl: string): Promise<NetworkPrice> {
  const [[block, tip], history] = await Promise.all([
    jsonRpcBatch(rpcUrl, [
      { method: 'eth_getBlockByNumber', params: ['latest', false] },
      { method: 'eth_maxPriorityFeePerGas' },
    ]),
    jsonRpc(rpcUrl, 'eth_feeHistory', [numberToHex(BLOCKS), 'latest', [50]]).catch(() => undefined),
  ]);
  const base = bigOf(readProperty(block, 'baseFeePerGas'));
  const bases = pricesIn(readProperty(history, 'baseFeePerGas'));
  const rewards = readProperty(history, 'reward');
  const tips = pricesIn(Array.isArray(rewards) ? rewards.map((each) => readProperty(each, '0')) : []);
  return {
    base,
    highestBase: bases.at(-1) ?? base,
    usualTip: tips[Math.floor(tips.length / 2)] ?? 0n,
    tip: bigOf(tip),
  };
}

/** Lowest first. */
function pricesIn(list: unknown): readonly bigint[] {
  const read = Array.isArray(list) ? list.filter((each) => isHex(each)).map((each) => hexToBigInt(each)) : [];
  return read.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
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
