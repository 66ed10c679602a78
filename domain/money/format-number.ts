/** How numbers are written in English: commas, a point, `−` (U+2212) below zero, `<0.001` for smaller amounts. */
import { type DecimalInput, decimalText, readDecimal, shortestText } from './decimal.js';
import { fixedDigits, heldDigits, type ShownDigits, sumOf, upToDigits } from './shown-digits.js';

type Shown = DecimalInput | undefined;

const NONE = { text: '0.000', less: false };

/** `1234.5678` → `1,234.57`; `0.001` → `<0.01`. Missing → `0.00`; no number at its start → `NaN`. */
export function formatNumber(value: Shown, places = 2): string {
  if (value === undefined || value === '') return '0.00';
  const digits = fixedDigits(value, places, true);
  return digits ? english(digits) : 'NaN';
}

/** The number behind a formatted text, as plain decimal text: `123,456.78` → `123456.78`. Missing → `0`. */
export function unformatNumber(text: string | undefined): string {
  if (!text) return '0';
  const decimal = readDecimal(text.replaceAll(',', '').replace('−', '-'), true);
  return decimal ? shortestText(decimal) : 'NaN';
}

/** A balance line: cut (never rounded up) to 3 decimals, then the symbol. Zero → `0.000`. */
export function formatBalance(value: Shown, symbol?: string): string {
  const text = english(heldDigits(value));
  return symbol ? `${text} ${symbol}` : text;
}

/** Dollars and cents: `$1,234.57`, and `<$0.01` for less than a cent. */
export function formatDollars(value: Shown): string {
  return `$${formatNumber(value)}`.replace(/^\$([−<]*)/, '$1$');
}

/** An amount in the activity list: 3 decimals; `<0.001` for what is less. */
export function formatTransferAmount(value: Shown): string {
  return english(fixedDigits(value, 3) ?? NONE);
}

/** At most `places` decimals, without trailing zeros; `<0.001` for a positive number that three decimals cannot show. */
export function formatUpTo(value: Shown, places: number): string {
  return english(upToDigits(value, places));
}

/** A Bitcoin balance from the values of its unspent outputs. */
export function formatSatoshis(values: readonly bigint[]): string {
  return formatUpTo(decimalText({ digits: values.reduce((sum, value) => sum + value, 0n), scale: 8 }), 8);
}

/**
 * A total in dollars as `[dollars, cents]`, without commas: 1234.5 → `['1234', '50']`, and `['<0', '01']` for less than a
 * cent. Missing values count as zero.
 */
export function formatTotal(values: readonly Shown[]): readonly [string, string] {
  return splitBalance(english(fixedDigits(sumOf(values), 2) ?? NONE).replaceAll(',', ''));
}

/** The two sides of the point; anything without exactly two sides is zero. */
export function splitBalance(text: string | undefined): readonly [string, string] {
  const [whole, fraction, ...rest] = (text ?? '').split('.');
  return whole !== undefined && fraction !== undefined && rest.length === 0 ? [whole, fraction] : ['0', '00'];
}

/** Plain decimal text in English notation: `-1234.5` is `−1,234.5`. */
export function english({ text, less }: ShownDigits): string {
  const [whole = '', ...fraction] = text.replace('-', '').split('.');
  const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
  return `${text.startsWith('-') ? '−' : ''}${less ? '<' : ''}${grouped}`;
}
