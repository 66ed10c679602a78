/** Login codes: six digits, for 20 minutes, once, and five wrong tries at most. Tries are counted in what is stored. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Code } from './flows/schema.js';

const LIFETIME_MS = 20 * 60_000;
const TRIES = 5;
const SPENT = 'Too many wrong codes. Ask for a new one';

export function createCode(now: number): Code {
  return { digits: String(randomInt(1_000_000)).padStart(6, '0'), until: now + LIFETIME_MS, tries: 0, used: false };
}

/** The code after a try, to be stored in place of the one before; `problem` says why it was not right. */
export function tryCode(code: Code, tried: string, now: number): { readonly code: Code; readonly problem?: string } {
  if (code.used) return { code, problem: 'This code was used already' };
  if (now >= code.until) return { code, problem: 'This code has expired' };
  if (code.tries >= TRIES) return { code, problem: SPENT };
  const tries = code.tries + 1;
  const [given, right] = [Buffer.from(tried.trim()), Buffer.from(code.digits)];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    return { code: { ...code, tries }, problem: tries < TRIES ? 'Invalid code' : SPENT };
  return { code: { ...code, tries, used: true } };
}
