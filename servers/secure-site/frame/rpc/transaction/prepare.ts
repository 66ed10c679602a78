/** The other fields of a transaction: gas and prices before the visitor is asked, and the nonce after approval. */
import { type Hex, hexToBigInt, hexToNumber, isHex, keccak256, numberToHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { readProperty } from '../../../../../domain/value/read-property.js';
import { JsonRpcError, jsonRpc, jsonRpcBatch } from '../../../../json-rpc.js';
import type { FeeLimits, SiteNetwork } from '../../../site-settings.js';
import { frameAmount, frameText } from '../../frame-text.js';
import type { Call } from '../contract-call/call-words.js';
import {
  type BoundedFees,
  boundedFees,
  feeOf,
  type NetworkPrice,
  type RequestedFees,
  roundedFee,
} from './bounded-fees.js';
import { postingFee } from './posting-fee.js';

export interface Prepared extends BoundedFees {
  /** What posting the transaction to the parent network costs in addition, at most. */
  readonly posting: bigint;
  /** The balance, in the smallest unit. */
  readonly balance: bigint;
}

/** By address, as in `eth_estimateGas`. */
type StateOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface FeeOptions {
  readonly wishes?: RequestedFees;
  readonly overrides?: StateOverrides | undefined;
  /** Default: the call's own value. */
  readonly spends?: bigint;
  readonly limits?: FeeLimits | undefined;
}

/** The minimum gas of any transaction. */
const LEAST_GAS = 21_000n;
/** A balance that pays any fee, in the smallest unit. */
const RICH = 10n ** 21n;
/** The number of recent blocks whose fees are read. */
const BLOCKS = 20;

/**
 * `overrides`: state overrides for the estimate; `spends`: the outgoing native amount. Always simulated, whatever gas the page sets.
 * Rejects with a plain message if it would revert.
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
  const [estimated, price, balance, posting] = await Promise.all([
    estimate(overrides).catch((error: unknown) => (error instanceof Error ? error : new Error())),
    networkPrice(rpcUrl),
    jsonRpc(rpcUrl, 'eth_getBalance', [from, 'latest']).then(bigOf),
    postingFee(rpcUrl, data),
  ]);
  // Some nodes do not check it if no contract is called.
  if (wishes.gas !== undefined && wishes.gas < LEAST_GAS) throw new Error(frameText().problems.fails.littleGas);
  if (typeof estimated === 'bigint') {
    const { fees, asked } = boundedFees(estimated, price, wishes, limits);
    checkAffordable(network, balance, spends, feeOf(fees) + posting);
    return { fees, asked: asked + posting, balance, posting };
  }
  if (balance < spends) {
    // With a large balance, so that the cost is known.
    const rich = { ...overrides, [from]: { ...overrides?.[from], balance: numberToHex(spends * 2n + RICH) } };
    const gas = await estimate(rich).catch(() => undefined);
    checkAffordable(network, balance, spends, gas && feeOf(boundedFees(gas, price, wishes, limits).fees) + posting);
  }
  const { because, unsaid } = frameText().problems.fails;
  throw new Error(estimated instanceof JsonRpcError ? because(estimated.message) : unsaid);
}

/** Throws the needed amount and the balance, if that is insufficient. */
export function checkAffordable(network: SiteNetwork, balance: bigint, spends: bigint, fee: bigint | undefined): void {
  if (balance >= spends + (fee ?? 0n)) return;
  const amount = (units: bigint) => frameAmount(units, network.decimals, network.symbol);
  const said = frameText().problems.money;
  const held = amount(balance);
  if (fee === undefined) throw new Error(said.spendsUnknown(amount(spends), held));
  const most = roundedFee(fee, network);
  throw new Error(spends > 0n ? said.spendsAtMost(amount(spends), most, held) : said.feeAtMost(most, held));
}

/** The network's current and recent fees; nodes without a history report only the latest block. */
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

/** One after the other, so that no two use the same nonce. */
export function sendInTurn(
  { rpcUrl }: SiteNetwork,
  { address }: PrivateKeyAccount,
  sign: (nonce: number) => Promise<Hex>,
): Promise<Hex> {
  const send = async () => {
    const nonce = hexToNumber(asHex(await jsonRpc(rpcUrl, 'eth_getTransactionCount', [address, 'pending'])));
    const signed = await sign(nonce);
    const sent = jsonRpc(rpcUrl, 'eth_sendRawTransaction', [signed]).then(asHex);
    return await sent.catch(async (error: unknown) => {
      // The node may have taken it, and only its answer is lost: the visitor would pay again.
      const hash = keccak256(signed);
      const taken = await jsonRpc(rpcUrl, 'eth_getTransactionByHash', [hash]).catch(() => undefined);
      if (readProperty(taken, 'hash') !== hash) throw error;
      return hash;
    });
  };
  const sent = turn.then(send);
  turn = sent.catch(() => undefined);
  return sent;
}

function asHex(value: unknown): Hex {
  if (!isHex(value)) throw new Error('The network returned an unexpected answer');
  return value;
}

function bigOf(value: unknown): bigint {
  return hexToBigInt(asHex(value));
}
