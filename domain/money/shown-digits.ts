/** Which digits of a number are shown, before a language formats them. Exact; rounds half away from zero unless stated otherwise. */
import {
  addDecimals,
  type Decimal,
  type DecimalInput,
  decimalText,
  readDecimal,
  roundDecimal,
  shortestText,
} from './decimal.js';

type Shown = DecimalInput | undefined;

export interface ShownDigits {
  /** Plain decimal text: digits, at most one point, and a leading `-` below zero. */
  readonly text: string;
  /** It is not zero, but nearer to zero than the last decimal. */
  readonly less: boolean;
}

const ZERO: Decimal = { digits: 0n, scale: 0 };

/** A balance, cut (never rounded up) to 3 decimals. Zero, and anything that is not a number: `0.000`. */
export function heldDigits(value: Shown): ShownDigits {
  const held = readDecimal(value ?? '') ?? ZERO;
  const cut = roundDecimal(held, 3, 'down');
  if (cut.digits > 0n) return { text: shortestText(cut), less: false };
  return held.digits > 0n ? { text: '0.001', less: true } : { text: '0.000', less: false };
}

/** Exactly `places` decimals; undefined for anything that is not a number. `leading`: a number at the start of the text counts. */
export function fixedDigits(value: Shown, places: number, leading = false): ShownDigits | undefined {
  const decimal = readDecimal(value ?? '0', leading);
  return decimal && (tooSmall(decimal, places) ?? { text: decimalText(roundDecimal(decimal, places)), less: false });
}

/** At most `places` decimals, without trailing zeros. */
export function upToDigits(value: Shown, places: number): ShownDigits {
  const decimal = readDecimal(value ?? '') ?? ZERO;
  return tooSmall(decimal, places) ?? { text: shortestText(roundDecimal(decimal, places)), less: false };
}

/** Every digit; undefined for anything that is not a number. */
export function exactDigits(value: Shown): ShownDigits | undefined {
  const decimal = readDecimal(value ?? '0');
  return decimal && { text: shortestText(decimal), less: false };
}

/** The first digits and the power of ten of a number of at least one: `1.158` and 59. */
export function hugeDigits(value: Shown): { readonly first: string; readonly power: number } {
  const { digits, scale } = readDecimal(value ?? '') ?? ZERO;
  const whole = String(digits / 10n ** BigInt(scale));
  const first = roundDecimal({ digits: BigInt(whole), scale: whole.length - 1 }, 3);
  // Rounding nines may have added a digit.
  const more = first.digits > 9_999n;
  return { first: more ? '1.000' : decimalText(first), power: whole.length - (more ? 0 : 1) };
}

/** The exact sum; missing values and invalid numbers count as zero. */
export function sumOf(values: readonly Shown[]): string {
  return shortestText(
    values.reduce<Decimal>((total, value) => addDecimals(total, readDecimal(value ?? '') ?? ZERO), ZERO),
  );
}

/** An amount that is not zero but would be rounded to zero. */
function tooSmall(decimal: Decimal, places: number): ShownDigits | undefined {
  if (decimal.digits === 0n || roundDecimal(decimal, places).digits !== 0n) return undefined;
  return { text: decimalText({ digits: decimal.digits < 0n ? -1n : 1n, scale: places }), less: true };
}
