/**
 * How numbers, dates and addresses are written in a language. Views ask for it with `useFormat()`; `english.ts` is what they
 * get where no other language is set, `locale-formatter.ts` makes those of other languages, by `Intl`.
 *
 * The digits are the same in every language, and exact: nothing goes through a float. An amount that would be
 * rounded to zero is written as less than the last decimal, `<0.001`; anything that is not a number, as `—`; a minus is U+2212.
 */
import type { DecimalInput } from '../money/decimal.js';

/** Decimal text, such as `formatAmount` writes it, or nothing. */
export type Shown = DecimalInput | undefined;

/** The sign before an amount that was received or sent. */
export type Sign = '+' | '-' | '';

/** A number in two sizes: whole units, then the decimals and what follows them. */
export interface Figure {
  readonly main: string;
  readonly rest: string;
}

export interface Formatter {
  /** BCP 47, such as `pt-BR`. */
  readonly locale: string;
  /** A balance, never rounded up: cut to three decimals, `1,234.5 ETH`. Zero: `0.000 ETH`. */
  held(value: Shown, unit?: string): string;
  /** What a transaction moved: three decimals, `+1.235 ETH`. */
  moved(value: Shown, unit?: string, sign?: Sign): string;
  /** Every digit, in groups, `10,000.25 USDC`: what will be signed. */
  exact(value: Shown, unit?: string, sign?: Sign): string;
  /** At most `places` decimals, without trailing zeros: `0.000021 ETH`. */
  upTo(value: Shown, places: number, unit?: string): string;
  /** Exactly `places` decimals. Default 2. */
  number(value: Shown, places?: number): string;
  /** US dollars and cents: `$1,234.57`. */
  dollars(value: Shown): string;
  /** The same in two sizes: `$1,234` and `.57`. */
  dollarFigure(value: Shown): Figure;
  /** A number too long for any line, by its first digits and its length: `1.158×10^59`; with `dollars`, it has a dollar sign. */
  huge(value: Shown, dollars: boolean): string;
  /** Percent of a hundred: `0.85` is `0.85%`. Every digit is kept. */
  percent(value: Shown): string;
  /** A whole number of things: `1,250`. */
  count(value: number): string;
  /** `A, B, and C`. */
  list(items: readonly string[]): string;
  /** The day and the short month of a transaction. `timeZone` defaults to the visitor's own, here and below. */
  day(date: Date, timeZone?: string): string;
  /** Day, month and year. */
  date(date: Date, timeZone?: string): string;
  /** A title: the month, with its year when that is not the year of `now`. */
  month(date: Date, now: Date, timeZone?: string): string;
  /** Day and minute in UTC, the same everywhere. */
  moment(date: Date): string;
  /** How long ago, in the largest unit, without a preposition: `2 min`. The future is now. */
  elapsed(date: Date, now: Date): string;
  /** `0x12…345678`: the first 4 characters and the last 6 unless said otherwise. From left to right in every language. */
  address(address: string, start?: number, end?: number): string;
}
