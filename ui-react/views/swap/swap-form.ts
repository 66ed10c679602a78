/** The swap for its screens. */
import type { State } from '../../../application/engine/state.js';
import type { SwapState } from '../../../application/swap/state.js';
import { heldOf, swapContext } from '../../../application/swap/swap-context.js';
import { type SwapProblem, swapAmount, swapProblem } from '../../../application/swap/swap-problem.js';
import { tokenKey } from '../../../application/swap/token-key.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { cutAmount, fiatValue, formatAmount } from '../../../domain/money/amount.js';
import { compareDecimals, readDecimal } from '../../../domain/money/decimal.js';
import { upToDigits } from '../../../domain/money/shown-digits.js';
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
  /** The price of one token in units of the other. */
  readonly rate: string | undefined;
  readonly rateWorth: string | undefined;
  /** Percent; absent without prices. */
  readonly impact: string | undefined;
  /** If the price impact is worth a warning: its number, without the sign for percent, which the sentence has. */
  readonly costly: string | undefined;
  readonly slippage: string;
  readonly least: string;
  readonly providerFee: string;
  readonly networkFee: string | undefined;
  /** Whether the network has no fee to show. */
  readonly feeless: boolean;
}

export interface SwapForm {
  readonly swap: SwapState | undefined;
  readonly network: Network | undefined;
  readonly problem: SwapProblem | undefined;
  readonly ready: boolean;
  /** The received amount with six decimals, and exactly. */
  readonly gets: string;
  readonly spendWorth: string | undefined;
  readonly getWorth: string | undefined;
  /** With their units; absent while unknown. */
  readonly fromBalance: string | undefined;
  readonly toBalance: string | undefined;
  readonly sums: SwapSums | undefined;
}

/** The price impact, in percent, from which on the visitor is warned. */
const COSTLY = { digits: 5n, scale: 0 };

export function swapForm(state: State, format: Formatter): SwapForm {
  const { swap } = state;
  const network = swapContext(state)?.network;
  const amount = swapAmount(state);
  const problem = swapProblem(state);
  const quoted = swap?.quote?.status === 'ready' ? swap.quote.amount : undefined;
  return {
    ...{ swap, network, problem },
    ready: problem === undefined && quoted !== undefined,
    gets: swap?.to && quoted !== undefined ? format.upTo(formatAmount(quoted, swap.to.decimals), 6) : '',
    spendWorth: worthOf(swap, swap?.from, amount, format),
    getWorth: worthOf(swap, swap?.to, quoted, format),
    fromBalance: balanceOf(state, swap?.from, format),
    toBalance: balanceOf(state, swap?.to, format),
    sums: swap && network && amount && quoted ? sumsOf(swap, network, amount, quoted, format) : undefined,
  };
}

function sumsOf(
  swap: SwapState,
  network: Network,
  amount: bigint,
  quoted: bigint,
  format: Formatter,
): SwapSums | undefined {
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
    rate: rate && `${format.exact('1', from.symbol)} = ${format.exact(rate, to.symbol)}`,
    rateWorth: fromPrice && format.dollars(fromPrice),
    impact: impact && format.percent(impact),
    costly: lost && compareDecimals(lost, COSTLY) >= 0 ? format.exact(impact) : undefined,
    slippage: `${unitsOf(slippageOf(quoted), to, format)} (${format.percent(SLIPPAGE)})`,
    least: atLeast(least, to, format),
    providerFee: `${unitsOf(providerFeeOf(amount), from, format)} (${format.percent('0.85')})`,
    networkFee:
      fee === undefined
        ? undefined
        : feeWorth === undefined
          ? format.upTo(formatAmount(fee, decimals), 8, symbol)
          : format.dollars(feeWorth),
    feeless: gasFailure?.code === 'network-not-supported',
  };
}

/** Exact to six decimals; smaller amounts are shown in full. */
export function unitsOf(amount: bigint, { decimals, symbol }: Token, format: Formatter): string {
  const exact = formatAmount(amount, decimals);
  return upToDigits(exact, 6).less ? format.exact(exact, symbol) : format.upTo(exact, 6, symbol);
}

/** Never rounded up: cut to six decimals; smaller amounts are shown in full. */
export function atLeast(amount: bigint, { decimals, symbol }: Token, format: Formatter): string {
  return format.exact(formatAmount(cutAmount(amount, decimals, 6), decimals), symbol);
}

function worthOf(
  swap: SwapState | undefined,
  token: Token | undefined,
  amount: bigint | undefined,
  format: Formatter,
): string | undefined {
  const worth = swap && token && amount ? fiatValue(amount, token.decimals, swap.prices[tokenKey(token)]) : undefined;
  return worth === undefined ? undefined : format.dollars(worth);
}

function balanceOf(state: State, token: Token | undefined, format: Formatter): string | undefined {
  const held = heldOf(state, token);
  return token && held !== undefined ? format.held(formatAmount(held, token.decimals), token.symbol) : undefined;
}
