/** The figures of a swap, in smallest units and exact decimals. */
import { fiatValue } from '../money/amount.js';
import { type Decimal, readDecimal, roundDecimal, shortestText } from '../money/decimal.js';
import type { Token } from '../token/token.js';

/** Default slippage in percent. */
export const SLIPPAGE = 1;
const KEPT = 99n;
/** The routing service's fee, in basis points of the amount that is spent. */
const PROVIDER_FEE = 85n;
/** The gas that a swap is assumed to need before its transaction exists. */
const GAS_UNITS = 150_000n;
/** The address that services use for the native currency. */
export const NATIVE_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

export interface SwapSides {
  readonly from: Token;
  readonly to: Token;
  readonly fromAmount: bigint;
  readonly toAmount: bigint;
}

/** The minimum to receive for a quote, rounded down as exchanges do. */
export function leastOf(amount: bigint): bigint {
  return (amount * KEPT) / 100n;
}

/** The maximum shortfall. */
export function slippageOf(amount: bigint): bigint {
  return amount - leastOf(amount);
}

/** In the smallest unit of the token that is spent. */
export function providerFeeOf(amount: bigint): bigint {
  return (amount * PROVIDER_FEE) / 10_000n;
}

/** In the smallest unit of the native currency, at a price per unit of gas. */
export function gasFeeOf(gasPrice: bigint): bigint {
  return gasPrice * GAS_UNITS;
}

/** The amount received for one whole token, with at least 3 decimals and at least one significant digit. */
export function rateOf({ from, to, fromAmount, toAmount }: SwapSides): string | undefined {
  if (fromAmount <= 0n) return undefined;
  const scale = 18;
  const digits = (toAmount * 10n ** BigInt(from.decimals + scale)) / (fromAmount * 10n ** BigInt(to.decimals));
  const rate: Decimal = { digits, scale };
  const places = digits >= 10n ** 15n ? 3 : 12;
  return shortestText(roundDecimal(rate, places));
}

/**
 * By how much less the received amount is worth than the spent one, in percent with 3 decimals; negative if it is worth
 * more. Absent if a price is unknown.
 */
export function priceImpactOf(
  { from, to, fromAmount, toAmount }: SwapSides,
  fromPrice: string | undefined,
  toPrice: string | undefined,
): string | undefined {
  const [spent, got] = [
    readDecimal(fiatValue(fromAmount, from.decimals, fromPrice) ?? ''),
    readDecimal(fiatValue(toAmount, to.decimals, toPrice) ?? ''),
  ];
  if (!spent || !got || spent.digits <= 0n || got.digits <= 0n) return undefined;
  const scale = Math.max(spent.scale, got.scale);
  const [before, after] = [roundDecimal(spent, scale).digits, roundDecimal(got, scale).digits];
  const percent: Decimal = { digits: ((before - after) * 100n * 10n ** 6n) / before, scale: 6 };
  return shortestText(roundDecimal(percent, 3));
}
