/** When a server says it may be asked again (RFC 9110, 10.2.3): in so many seconds, or at a date. */

/** Nobody waits longer for one more try, whatever a server says. */
const LONGEST = 60_000;

/** Milliseconds from `now`, at most a minute; `undefined` where nothing is said, or nothing that can be read. */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : /^[a-z]{3}/i.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST);
}
