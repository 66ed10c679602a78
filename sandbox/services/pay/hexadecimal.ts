/** Amounts as exchanges receive them: `0.8` is a half. */
import { shortestText } from '../../../domain/money/decimal.js';

const AMOUNT = /^([\da-f]{1,70})(?:\.([\da-f]{1,70}))?$/;

/** In base 10, exact. Undefined for an invalid amount or zero. */
export function decimalOf(text: string): string | undefined {
  const [, whole, rest = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = BigInt(`0x${whole}${rest}`);
  const scale = 4 * rest.length;
  // A sixteenth has four decimals: 0.0625.
  return digits === 0n ? undefined : shortestText({ digits: digits * 625n ** BigInt(rest.length), scale });
}
