/** How dates are shown: English, short. `timeZone` defaults to the visitor's own. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** By the names of `Intl`. */
export type ElapsedUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

const UNITS: readonly (readonly [seconds: number, unit: ElapsedUnit])[] = [
  [YEAR, 'year'],
  [MONTH, 'month'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
];

/** Singular and plural. */
const WORDS: Readonly<Record<ElapsedUnit, readonly [string, string]>> = {
  year: ['yr', 'yr'],
  month: ['mo', 'mo'],
  day: ['d', 'd'],
  hour: ['hr', 'hrs'],
  minute: ['min', 'min'],
  second: ['sec', 'sec'],
};

export const DATE_AND_TIME: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
};

/** The date of a transaction: `01 Feb`. */
export function formatTransactionDate(date: Date, timeZone?: string): string {
  return [part(date, { day: '2-digit' }, timeZone), part(date, { month: 'short' }, timeZone)].join(' ').trim();
}

/** The short English form: `Jan 5`. */
export function formatShortDate(date: Date, timeZone?: string): string {
  return part(date, { month: 'short', day: 'numeric' }, timeZone);
}

/** With its year: `Feb 1, 2024`. */
export function formatDate(date: Date, timeZone?: string): string {
  return part(date, { day: 'numeric', month: 'short', year: 'numeric' }, timeZone);
}

/** With its minute, in UTC: `Feb 1, 2024, 12:30 UTC`, the same everywhere. */
export function formatMoment(date: Date): string {
  return part(date, DATE_AND_TIME, 'UTC');
}

/** How long ago, without prefix or suffix: `30 sec`, `2 min`, `1 hr`. The future is now. */
export function formatRelativeDate(date: Date, now: Date): string {
  const { count, unit } = elapsed(date, now);
  return `${count} ${WORDS[unit][count === 1 ? 0 : 1]}`;
}

/** The elapsed time in the largest unit that it fills. Future and invalid dates count as now. */
export function elapsed(date: Date, now: Date): { readonly count: number; readonly unit: ElapsedUnit } {
  const seconds = Math.max(0, Math.floor((now.getTime() - date.getTime()) / 1000)) || 0;
  const [length, unit] = UNITS.find(([each]) => seconds >= each) ?? [1, 'second'];
  return { count: Math.floor(seconds / length), unit };
}

/** The title of a month: `January`, or `December 2020` if it is in another year. */
export function formatMonth(date: Date, now: Date, timeZone?: string): string {
  const sameYear = part(date, { year: 'numeric' }, timeZone) === part(now, { year: 'numeric' }, timeZone);
  return part(date, sameYear ? { month: 'long' } : { month: 'long', year: 'numeric' }, timeZone);
}

function part(date: Date, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string {
  // An invalid date makes the platform's formatter throw.
  if (Number.isNaN(date.getTime())) return '';
  return formatterOf(options, timeZone).format(date);
}

/** Creating a formatter is expensive, so each is kept. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(options: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = JSON.stringify([options, timeZone]);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formatters.set(key, made);
  return made;
}
