/** A quantity in a request: hexadecimal by the standard; wallets also accept decimals and numbers. */
import { textOf } from '../text/text-of.js';

/** At most the digits of an EVM word; leading zeros do not count, since lenient wallets skip them. */
const QUANTITY = /^(0x0*[\da-f]{1,64}|0*\d{1,78})$/i;

/** Undefined for anything that is not a quantity. */
export function readQuantity(value: unknown): bigint | undefined {
  const text = textOf(value);
  return QUANTITY.test(text) ? BigInt(text) : undefined;
}
