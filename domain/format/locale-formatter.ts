/**
 * Any language that `Intl` knows. `shown-digits.ts` decides on the digits; `Intl` supplies groups, separators, the script of the digits,
 * and the position of signs. Whole digits are passed to it as a bigint and decimals one by one, so no engine converts them to a float.
 */
import { ADDRESS_END, ADDRESS_START, formatAddress } from '../address/format-address.js';
import { readDecimal } from '../money/decimal.js';
import {
  exactDigits,
  fixedDigits,
  heldDigits,
  hugeDigits,
  type ShownDigits,
  upToDigits,
} from '../money/shown-digits.js';
import { DATE_AND_TIME, elapsed } from '../transaction/format-date.js';
import { UNKNOWN } from './english.js';
import type { Formatter, Sign } from './formatter.js';
import { isFromTheRight } from './from-the-right.js';

const MINUS = '−';
/** Left-to-right isolate and its end: for a number with its sign and unit, or an address, in right-to-left text. */
const ISOLATE = ['\u2066', '\u2069'] as const;

/** A formatter of one language. `locale`: BCP 47; a language that `Intl` does not know falls back to the browser's own. */
export function makeFormatter(locale: string): Formatter {
  const groups = new Intl.NumberFormat(locale);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => plain.format(digit));
  const point = plain.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const dollarParts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const percentParts = new Intl.NumberFormat(locale, { style: 'percent' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const fromTheRight = isFromTheRight(locale);

  const isolated = (text: string) => (fromTheRight ? ISOLATE.join(text) : text);
  const halves = ({ text, less }: ShownDigits) => {
    const [whole = '', fraction = ''] = text.replace('-', '').split('.');
    const decimals = [...fraction].map((digit) => digits[Number(digit)]).join('');
    return {
      sign: (text.startsWith('-') ? MINUS : '') + (less ? '<' : ''),
      whole: groups.format(BigInt(whole)),
      rest: decimals && point + decimals,
    };
  };
  const bare = (shown: ShownDigits | undefined, sign: Sign = '') => {
    if (!shown) return UNKNOWN;
    const { sign: own, whole, rest } = halves(shown);
    return sign.replace('-', MINUS) + own + whole + rest;
  };
  const amount = (shown: ShownDigits | undefined, unit?: string, sign?: Sign) =>
    isolated(unit ? `${bare(shown, sign)}\u00a0${unit}` : bare(shown, sign));
  /** The text before and after the one digit that `Intl` writes. */
  const around = (parts: readonly Intl.NumberFormatPart[]) => {
    const at = parts.findIndex(({ type }) => type === 'integer');
    // Without the direction marks that some languages insert: the whole text is isolated.
    const side = (some: readonly Intl.NumberFormatPart[]) =>
      some.map(({ value }) => value.replace(/[\u200e\u200f\u061c]/g, '')).join('');
    return { before: side(parts.slice(0, at)), after: side(parts.slice(at + 1)) };
  };
  const dollarSign = around(dollarParts.formatToParts(1));
  const percentSign = around(percentParts.formatToParts(0.01));
  const dollars = (text: string, sign = '') => sign + dollarSign.before + text + dollarSign.after;
  const dates = datesOf(locale);

  return {
    locale,
    held: (value, unit) => amount(heldDigits(value), unit),
    moved: (value, unit, sign) => amount(fixedDigits(value, 3), unit, sign),
    exact: (value, unit, sign) => amount(exactDigits(value), unit, sign),
    upTo: (value, places, unit) => amount(upToDigits(value, places), unit),
    number: (value, places = 2) => isolated(bare(fixedDigits(value, places))),
    dollars(value) {
      const shown = fixedDigits(value, 2);
      if (!shown) return UNKNOWN;
      const { sign, whole, rest } = halves(shown);
      return isolated(dollars(whole + rest, sign));
    },
    dollarFigure(value) {
      const { sign, whole, rest } = halves(fixedDigits(value, 2) ?? { text: '0.00', less: false });
      return { main: sign + dollarSign.before + whole, rest: rest + dollarSign.after };
    },
    huge(value, inDollars) {
      const { first, power } = hugeDigits(value);
      const text = `${bare({ text: first, less: false })}×10^${plain.format(power)}`;
      return isolated(inDollars ? dollars(text) : text);
    },
    percent(value) {
      const shown = exactDigits(value);
      if (!shown) return UNKNOWN;
      const { sign, whole, rest } = halves(shown);
      return isolated(sign + percentSign.before + whole + rest + percentSign.after);
    },
    count: (value) => (readDecimal(value) ? groups.format(value) : UNKNOWN),
    list: (items) => lists.format(items),
    ...dates,
    address: (address, start = ADDRESS_START, end = ADDRESS_END) => isolated(formatAddress(address, start, end)),
  };
}

type Dates = Pick<Formatter, 'day' | 'date' | 'month' | 'moment' | 'elapsed'>;

function datesOf(locale: string): Dates {
  // Creating a formatter is expensive, so each is kept.
  const made = new Map<string, Intl.DateTimeFormat>();
  const part = (date: Date, options: Intl.DateTimeFormatOptions, timeZone?: string) => {
    // An invalid date makes the platform's formatter throw.
    if (Number.isNaN(date.getTime())) return '';
    const key = JSON.stringify([options, timeZone]);
    const formatter = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(key, formatter);
    return formatter.format(date);
  };
  return {
    day: (date, timeZone) => part(date, { day: 'numeric', month: 'short' }, timeZone),
    date: (date, timeZone) => part(date, { day: 'numeric', month: 'short', year: 'numeric' }, timeZone),
    month(date, now, timeZone) {
      const year = (each: Date) => part(each, { year: 'numeric' }, timeZone);
      const title = part(date, { month: 'long', ...(year(date) !== year(now) && { year: 'numeric' }) }, timeZone);
      // It is a heading, so it starts with a capital letter also in languages that write months in lower case.
      const [first = '', ...rest] = title;
      return first.toLocaleUpperCase(locale) + rest.join('');
    },
    moment: (date) => part(date, DATE_AND_TIME, 'UTC'),
    elapsed(date, now) {
      const { count, unit } = elapsed(date, now);
      // A line may not end between a number and its unit.
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
        .format(count)
        .replaceAll(' ', '\u00a0');
    },
  };
}
