/** No token has a supply this large: such an allowance is unlimited. */
const MORE_THAN_ANY = 1n << 127n;
/** The largest amount of tokens with 96-bit balances (COMP, UNI), which treat it as unlimited. */
const LARGEST_OF_96_BITS = (1n << 96n) - 1n;

export function isLimitless(allowance: bigint): boolean {
  return allowance >= MORE_THAN_ANY || allowance === LARGEST_OF_96_BITS;
}
