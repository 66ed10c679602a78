/** How dates are shown: English, short. `timeZone` defaults to the visitor's own. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** Seconds in the unit, then its name for one and for several. */
const UNITS = [
  [YEAR, 'yr', 'yr'],
  [MONTH, 'mo', 'mo'],
  [DAY, 'd', 'd'],
  [HOUR, 'hr', 'hrs'],
  [MINUTE, 'min', 'min'],
] as const;

/** The date of a transaction: `01 Feb`. */
export function formatTransactionDate(date: Date, timeZone?: string): string {
  return [part(date, { day: '2-digit' }, timeZone), part(date, { month: 'short' }, timeZone)].join(' ').trim();
}

/** The short English form: `Jan 5`. */
export function formatShortDate(date: Date, timeZone?: string): string {
  return part(date, { month: 'short', day: 'numeric' }, timeZone);
}

/** How long ago, without prefix or suffix: `30 sec`, `2 min`, `1 hr`. The future is now. */
export function formatRelativeDate(date: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - date.getTime()) / 1000)) || 0;
  for (const [length, one, several] of UNITS) {
    const count = Math.floor(seconds / length);
    if (count > 0) return `${count} ${count === 1 ? one : several}`;
  }
  return `${seconds} sec`;
}

/** The title of a month: `January`, or `December 2020` when that is not this year. */
export function formatMonth(date: Date, now: Date, timeZone?: string): string {
  const sameYear = part(date, { year: 'numeric' }, timeZone) === part(now, { year: 'numeric' }, timeZone);
  return part(date, sameYear ? { month: 'long' } : { month: 'long', year: 'numeric' }, timeZone);
}

function part(date: Date, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): string {
  // An invalid date makes the platform's formatter throw.
  if (Number.isNaN(date.getTime())) return '';
  return formatterOf(options, timeZone).format(date);
}

/** Creating one takes as long as drawing a line. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(options: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = JSON.stringify([options, timeZone]);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formatters.set(key, made);
  return made;
}
