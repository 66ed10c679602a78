/** Exact decimal numbers for money in decimal text. No floats: 0.1 × 0.2 is 0.02. */

/** The value is `digits / 10^scale`. */
export interface Decimal {
  readonly digits: bigint;
  /** Digits behind the point; never negative. */
  readonly scale: number;
}

/** Numbers from services and visitors. A JavaScript number is read by its shortest decimal text. */
export type DecimalInput = string | number | bigint;

const NUMBER = /^\s*([+-]?)(?:(\d+)\.?(\d*)|\.(\d+))(?:e([+-]?\d+))?/i;
/** No real amount exceeds these limits; reading longer texts would only cost time. */
const MAX_LENGTH = 500;
const MAX_EXPONENT = 400;

/** Parses a number; `undefined` if it is not one. The whole text has to be a number, unless `leading` is set: then `12 ETH` is 12. */
export function readDecimal(value: DecimalInput, leading = false): Decimal | undefined {
  const text = String(value);
  const match = text.length > MAX_LENGTH ? null : NUMBER.exec(text);
  if (!match || (!leading && match[0] !== text)) return undefined;
  const fraction = match[3] ?? match[4] ?? '';
  const exponent = Number(match[5] ?? 0);
  if (Math.abs(exponent) > MAX_EXPONENT) return undefined;
  const digits = BigInt((match[2] ?? '') + fraction) * (match[1] === '-' ? -1n : 1n);
  const scale = fraction.length - exponent;
  return scale < 0 ? { digits: digits * tenTo(-scale), scale: 0 } : { digits, scale };
}

function tenTo(power: number): bigint {
  return 10n ** BigInt(power);
}

/** The same number with exactly `places` digits behind the point: half away from zero, or cut off. */
export function roundDecimal({ digits, scale }: Decimal, places: number, way: 'nearest' | 'down' = 'nearest'): Decimal {
  if (scale <= places) return { digits: digits * tenTo(places - scale), scale: places };
  const unit = tenTo(scale - places);
  const half = way === 'down' ? 0n : unit / 2n;
  return { digits: (digits < 0n ? digits - half : digits + half) / unit, scale: places };
}

/** Plain text with every digit of the scale: `{ digits: 120n, scale: 2 }` is `1.20`. */
export function decimalText({ digits, scale }: Decimal): string {
  const negative = digits < 0n;
  const text = String(negative ? -digits : digits).padStart(scale + 1, '0');
  const point = text.length - scale;
  return (negative ? '-' : '') + text.slice(0, point) + (scale > 0 ? `.${text.slice(point)}` : '');
}

/** Plain text without zeros at the end: `{ digits: 120n, scale: 2 }` is `1.2`. */
export function shortestText(decimal: Decimal): string {
  const text = decimalText(decimal);
  return decimal.scale > 0 ? text.replace(/\.?0+$/, '') : text;
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: roundDecimal(a, scale).digits + roundDecimal(b, scale).digits, scale };
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = roundDecimal(a, scale).digits - roundDecimal(b, scale).digits;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The product as plain text; a missing or unreadable factor makes it `0`. */
export function productOf(a: DecimalInput | undefined, b: DecimalInput | undefined): string {
  const left = readDecimal(a ?? '');
  const right = readDecimal(b ?? '');
  return left && right ? shortestText(multiplyDecimals(left, right)) : '0';
}
