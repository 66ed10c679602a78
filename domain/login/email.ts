/** Email addresses and how often a login may be requested. */
import { Failure } from '../failure/failure.js';

const EMAIL = /^(?!\.)(?!.*\.\.)[a-z\d_+.-]*[a-z\d_+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

const COOLDOWN = 30_000;

export function isEmail(text: string): boolean {
  return text.length <= 320 && EMAIL.test(text);
}

/** Whether the text is long enough to submit: more than three characters. */
export function mayBeEmail(text: string): boolean {
  return text.trim().length > 3;
}

/** Whole seconds until the next email login may be requested; 0 when it may. Times in milliseconds. */
export function emailWait(lastLogin: number | undefined, now: number): number {
  const left = Math.ceil(((lastLogin ?? Number.NaN) + COOLDOWN - now) / 1000) || 0;
  const most = COOLDOWN / 1000;
  // Further ahead, the clock was wrong then: visitors would wait until that time.
  return left > 2 * most ? 0 : Math.min(most, Math.max(0, left));
}

/** The refusal of an email login that comes too early, with `data.seconds` to wait from then on, and `data.since` when the earlier one was. */
export function emailThrottle(lastLogin: number | undefined, now: number): Failure | undefined {
  const seconds = emailWait(lastLogin, now);
  if (seconds === 0) return undefined;
  return new Failure('too-soon', `Please try again after ${seconds} seconds`, { data: { seconds, since: lastLogin } });
}
