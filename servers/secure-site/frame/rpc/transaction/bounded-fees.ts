/** The fee limits of a transaction: a page's or a node's values are bounded by the network's recent fees. */

import type { FeeLimits, SiteNetwork } from '../../../site-settings.js';
import type { ApprovalWords } from '../../approval/approval-words.js';
import { frameAmount, frameFormat, frameText } from '../../frame-text.js';

export interface Fees {
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** The values that the page may set. */
export type RequestedFees = { readonly [Name in keyof Fees]?: bigint | undefined };

/** In the smallest unit, per gas. */
export interface NetworkPrice {
  /** Of the next block. */
  readonly base: bigint;
  /** The highest base fee of recent blocks. */
  readonly highestBase: bigint;
  /** The usual tip in recent blocks: the median of their medians, which a single transaction cannot move. */
  readonly usualTip: bigint;
  /** The node's suggested tip. */
  readonly tip: bigint;
}

/** The signed values, and those without bounds. */
export interface BoundedFees {
  readonly fees: Fees;
  /** In the smallest unit, for the whole transaction. */
  readonly asked: bigint;
}

/** Idle networks ask for almost nothing; prices up to this are not worth bounding. */
const LEAST_PRICE = 10n ** 9n;
/** Decimals shown of a fee. */
const FEE_PLACES = 8;
const LIMITS: Required<FeeLimits> = { times: 5, percent: 20 };

/** `estimated`: the gas in the simulation. */
export function boundedFees(
  estimated: bigint,
  { base, highestBase, usualTip, tip }: NetworkPrice,
  wishes: RequestedFees,
  { times = LIMITS.times }: FeeLimits = {},
): BoundedFees {
  const usual = larger(larger(base, highestBase) + usualTip, LEAST_PRICE);
  const most = usual * BigInt(times);
  const wishedTip = wishes.maxPriorityFeePerGas ?? tip;
  // Below the base fee, no block would take it: it would keep the account's later transactions waiting.
  const wished = (wishes.maxFeePerGas ?? 0n) < base ? undefined : wishes.maxFeePerGas;
  const wishedPrice = wished ?? base * 2n + wishedTip;
  const maxFeePerGas = smaller(wished ?? base * 2n + smaller(wishedTip, most), most);
  return {
    fees: {
      gas: smaller(wishes.gas ?? estimated, estimated * BigInt(times)),
      maxFeePerGas,
      maxPriorityFeePerGas: smaller(wishedTip, maxFeePerGas),
    },
    asked: (wishes.gas ?? estimated) * wishedPrice,
  };
}

export function feeOf({ gas, maxFeePerGas }: Fees): bigint {
  return gas * maxFeePerGas;
}

type FeeWords = Required<Pick<ApprovalWords, 'facts' | 'warnings'>> & Pick<ApprovalWords, 'danger' | 'consents'>;

/** `fee`: the maximum. `balance`: the account's current one. */
export function feeWords(
  { fee, asked, balance }: { readonly fee: bigint; readonly asked: bigint; readonly balance: bigint },
  network: Pick<SiteNetwork, 'decimals' | 'symbol'>,
  { percent = LIMITS.percent }: FeeLimits = {},
): FeeWords {
  const most = roundedFee(fee, network);
  const costly = fee * 100n > balance * BigInt(percent);
  const said = frameText().evm.fee;
  const high = () =>
    balance > 0n
      ? said.high(most, frameFormat().exact(`${(fee * 100n) / balance}`), network.symbol)
      : said.tooHigh(most, network.symbol);
  return {
    facts: [[said.most, most]],
    warnings: [...(asked > fee ? [said.lowered(roundedFee(asked, network), most)] : []), ...(costly ? [high()] : [])],
    ...(costly && { danger: true, consents: [said.consent(most)] }),
  };
}

/** Rounded up: it is at most that. */
export function roundedFee(fee: bigint, { decimals, symbol }: Pick<SiteNetwork, 'decimals' | 'symbol'>): string {
  const step = 10n ** BigInt(Math.max(0, decimals - FEE_PLACES));
  return frameAmount(((fee + step - 1n) / step) * step, decimals, symbol);
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
