/** The swap as its screens show it. */
import type { State } from '../../../application/engine/state.js';
import type { SwapState } from '../../../application/swap/state.js';
import { heldOf, swapGround } from '../../../application/swap/swap-ground.js';
import { type SwapProblem, swapAmount, swapProblem } from '../../../application/swap/swap-problem.js';
import { tokenKey } from '../../../application/swap/token-key.js';
import { cutAmount, fiatValue, formatAmount } from '../../../domain/money/amount.js';
import { compareDecimals, readDecimal } from '../../../domain/money/decimal.js';
import { formatBalance, formatDollars, formatUpTo } from '../../../domain/money/format-number.js';
import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import {
  gasFeeOf,
  leastOf,
  priceImpactOf,
  providerFeeOf,
  rateOf,
  SLIPPAGE,
  slippageOf,
} from '../../../domain/trade/swap.js';

export interface SwapSums {
  /** What one of the one is of the other. */
  readonly rate: string | undefined;
  readonly rateWorth: string | undefined;
  /** Percent; absent without prices. */
  readonly impact: string | undefined;
  /** The impact is one to be warned of. */
  readonly costly: boolean;
  readonly slippage: string;
  readonly least: string;
  readonly providerFee: string;
  readonly networkFee: string | undefined;
}

export interface SwapForm {
  readonly swap: SwapState | undefined;
  readonly network: Network | undefined;
  readonly problem: SwapProblem | undefined;
  readonly ready: boolean;
  /** What arrives, to six decimals, and exactly. */
  readonly gets: string;
  readonly spendWorth: string | undefined;
  readonly getWorth: string | undefined;
  /** With their units; absent while unknown. */
  readonly fromBalance: string | undefined;
  readonly toBalance: string | undefined;
  readonly sums: SwapSums | undefined;
}

/** From here on it is said that much is lost, in percent. */
const COSTLY = { digits: 5n, scale: 0 };

export function swapForm(state: State): SwapForm {
  const { swap } = state;
  const network = swapGround(state)?.network;
  const amount = swapAmount(state);
  const problem = swapProblem(state);
  const quoted = swap?.quote?.status === 'ready' ? swap.quote.amount : undefined;
  return {
    ...{ swap, network, problem },
    ready: problem === undefined && quoted !== undefined,
    gets: swap?.to && quoted !== undefined ? formatUpTo(formatAmount(quoted, swap.to.decimals), 6) : '',
    spendWorth: worthOf(swap, swap?.from, amount),
    getWorth: worthOf(swap, swap?.to, quoted),
    fromBalance: balanceOf(state, swap?.from),
    toBalance: balanceOf(state, swap?.to),
    sums: swap && network && amount && quoted ? sumsOf(swap, network, amount, quoted) : undefined,
  };
}

function sumsOf(swap: SwapState, network: Network, amount: bigint, quoted: bigint): SwapSums | undefined {
  const { from, to, gasPrice, gasFailure, prices, build } = swap;
  if (!from || !to) return undefined;
  const sides = { from, to, fromAmount: amount, toAmount: quoted };
  const [fromPrice, toPrice] = [prices[tokenKey(from)], prices[tokenKey(to)]];
  const impact = priceImpactOf(sides, fromPrice, toPrice);
  const lost = readDecimal(impact ?? '');
  const rate = rateOf(sides);
  const { decimals, symbol } = network.nativeCurrency;
  const fee = gasPrice === undefined ? undefined : gasFeeOf(gasPrice);
  const feeWorth = fee === undefined ? undefined : fiatValue(fee, decimals, prices['']);
  const least = build?.status === 'ready' ? build.least : leastOf(quoted);
  return {
    rate: rate && `1 ${from.symbol} = ${rate} ${to.symbol}`,
    rateWorth: fromPrice && formatDollars(fromPrice),
    impact: impact && `${impact}%`,
    costly: lost !== undefined && compareDecimals(lost, COSTLY) >= 0,
    slippage: `${unitsOf(slippageOf(quoted), to)} (${SLIPPAGE}%)`,
    least: atLeast(least, to),
    providerFee: `${unitsOf(providerFeeOf(amount), from)} (0.85%)`,
    networkFee:
      fee === undefined
        ? gasFailure?.code === 'network-not-supported'
          ? gasFailure.message
          : undefined
        : feeWorth === undefined
          ? `${formatUpTo(formatAmount(fee, decimals), 8)} ${symbol}`
          : formatDollars(feeWorth),
  };
}

/** Exact to six decimals; smaller amounts are shown in full. */
export function unitsOf(amount: bigint, { decimals, symbol }: Token): string {
  const exact = formatAmount(amount, decimals);
  const short = formatUpTo(exact, 6);
  return `${short.startsWith('<') ? exact : short} ${symbol}`;
}

/** Never rounded up: cut to six decimals; smaller amounts are shown in full. */
export function atLeast(amount: bigint, { decimals, symbol }: Token): string {
  return `${formatUpTo(formatAmount(cutAmount(amount, decimals, 6), decimals), decimals)} ${symbol}`;
}

function worthOf(swap: SwapState | undefined, token: Token | undefined, amount: bigint | undefined) {
  const worth = swap && token && amount ? fiatValue(amount, token.decimals, swap.prices[tokenKey(token)]) : undefined;
  return worth === undefined ? undefined : formatDollars(worth);
}

function balanceOf(state: State, token: Token | undefined): string | undefined {
  const held = heldOf(state, token);
  return token && held !== undefined ? formatBalance(formatAmount(held, token.decimals), token.symbol) : undefined;
}
