/** No token has as many units: an allowance of as much is for everything. */
const MORE_THAN_ANY = 1n << 127n;
/** The largest amount of tokens that count in 96 bits (COMP, UNI), which takes it for no limit. */
const LARGEST_OF_96_BITS = (1n << 96n) - 1n;

export function isLimitless(allowance: bigint): boolean {
  return allowance >= MORE_THAN_ANY || allowance === LARGEST_OF_96_BITS;
}
