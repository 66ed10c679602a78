/** How numbers are shown: English commas, fixed decimals, half away from zero. Computed on exact decimals. */
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

const ZERO: Decimal = { digits: 0n, scale: 0 };

/** `1234.5678` → `1,234.57`; `0.001` → `<0.01`. Missing → `0.00`; no number at its start → `NaN`. */
export function formatNumber(value: Shown, places = 2): string {
  if (value === undefined || value === '') return '0.00';
  const decimal = readDecimal(value, true);
  return decimal ? (tooSmall(decimal, places) ?? commas(decimalText(roundDecimal(decimal, places)))) : 'NaN';
}

/** The number behind a formatted text, as plain decimal text: `123,456.78` → `123456.78`. Missing → `0`. */
export function unformatNumber(text: string | undefined): string {
  if (!text) return '0';
  const decimal = readDecimal(text.replaceAll(',', ''), true);
  return decimal ? shortestText(decimal) : 'NaN';
}

/** A balance line: cut (never rounded up) to 3 decimals, then the symbol. Nothing at all → `0.000`. */
export function formatBalance(value: Shown, symbol?: string): string {
  const held = readDecimal(value ?? '') ?? ZERO;
  const cut = roundDecimal(held, 3, 'down');
  const text = cut.digits > 0n ? shortestText(cut) : held.digits > 0n ? '<0.001' : '0.000';
  return symbol ? `${text} ${symbol}` : text;
}

/** The amount in a token row: 4 decimals. */
export function formatTokenAmount(value: Shown): string {
  return formatNumber(value, 4);
}

/** Dollars and cents: `$1,234.57`, and `<$0.01` for less than a cent. */
export function formatDollars(value: Shown): string {
  return `$${formatNumber(value)}`.replace(/^\$(-?<)/, '$1$');
}

/** An amount on the send screens: short texts as they are, from 6 characters on with 5 decimals. */
export function formatSendAmount(text: string): string {
  const decimal = text.length < 6 ? undefined : readDecimal(text);
  return decimal ? (tooSmall(decimal, 5) ?? decimalText(roundDecimal(decimal, 5))) : text;
}

/** An amount in the activity list: 3 decimals, no commas; `<0.001` for what is less. */
export function formatTransferAmount(value: Shown): string {
  const moved = readDecimal(value ?? '') ?? ZERO;
  return tooSmall(moved, 3) ?? decimalText(roundDecimal(moved, 3));
}

/** At most so many decimals, none of them zeros at the end; `<0.001` for what is less than three can show. */
export function formatUpTo(value: Shown, places: number): string {
  const decimal = readDecimal(value ?? '') ?? ZERO;
  return tooSmall(decimal, places) ?? commas(shortestText(roundDecimal(decimal, places)));
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
  const sum = values.reduce<Decimal>((total, value) => addDecimals(total, readDecimal(value ?? '') ?? ZERO), ZERO);
  return splitBalance(tooSmall(sum, 2) ?? decimalText(roundDecimal(sum, 2)));
}

/** The two sides of the point; anything that has not exactly two is nothing. */
export function splitBalance(text: string | undefined): readonly [string, string] {
  const [whole, fraction, ...rest] = (text ?? '').split('.');
  return whole !== undefined && fraction !== undefined && rest.length === 0 ? [whole, fraction] : ['0', '00'];
}

/** What would be rounded to nothing, though it is something: `<0.001` with three places, `-<0.001` below zero. */
function tooSmall(decimal: Decimal, places: number): string | undefined {
  if (decimal.digits === 0n || roundDecimal(decimal, places).digits !== 0n) return undefined;
  return `${decimal.digits < 0n ? '-' : ''}<${decimalText({ digits: 1n, scale: places })}`;
}

function commas(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
