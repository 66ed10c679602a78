/** When a server allows a retry (`Retry-After`, RFC 9110, 10.2.3): after seconds, or at a date. */

/** Longest wait before a retry, regardless of what the server says. */
const LONGEST = 60_000;

/** Milliseconds from `now`, at most a minute; `undefined` if absent or invalid. */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : /^[a-z]{3}/i.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST);
}
