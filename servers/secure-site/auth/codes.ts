/** Login codes: six digits, for 20 minutes, once, and five wrong tries at most. */
import { randomInt, timingSafeEqual } from 'node:crypto';

export interface Code {
  /** To be mailed; the asker never sees it. */
  readonly digits: string;
  /** Undefined when it was right, which it can be once; else why not, in plain words. */
  check(tried: string): string | undefined;
}

export const LIFETIME_MS = 20 * 60_000;
const TRIES = 5;
const SPENT = 'Too many wrong codes. Ask for a new one';

export function createCode(now: () => number): Code {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const until = now() + LIFETIME_MS;
  let tries = 0;
  let used = false;
  return {
    digits,
    check(tried) {
      if (used) return 'This code was used already';
      if (now() >= until) return 'This code has expired';
      if (tries >= TRIES) return SPENT;
      tries += 1;
      const [given, right] = [Buffer.from(tried.trim()), Buffer.from(digits)];
      if (given.length !== right.length || !timingSafeEqual(given, right))
        return tries < TRIES ? 'Invalid code' : SPENT;
      used = true;
      return undefined;
    },
  };
}
