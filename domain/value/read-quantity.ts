/** A quantity in a request: hexadecimal by the rules; wallets take decimals and numbers as well. */
import { textOf } from '../text/text-of.js';

/** No more digits than a word of the network's machine has; zeros before them say nothing, and lenient wallets skip them. */
const QUANTITY = /^(0x0*[\da-f]{1,64}|0*\d{1,78})$/i;

/** Undefined for what is no quantity. */
export function readQuantity(value: unknown): bigint | undefined {
  const text = textOf(value);
  return QUANTITY.test(text) ? BigInt(text) : undefined;
}
