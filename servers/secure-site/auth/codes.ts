/** Login codes: six digits, valid for 20 minutes, for one use and at most five wrong attempts. Attempts are counted in the stored code. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Code } from './flows/schema.js';

const LIFETIME_MS = 20 * 60_000;
const TRIES = 5;
const SPENT = 'Too many wrong codes. Ask for a new one';

export function createCode(now: number): Code {
  return { digits: String(randomInt(1_000_000)).padStart(6, '0'), until: now + LIFETIME_MS, tries: 0, used: false };
}

/** The code after an attempt, to store in place of the previous one; `problem` says why the attempt failed. */
export function tryCode(code: Code, tried: string, now: number): { readonly code: Code; readonly problem?: string } {
  if (code.used) return { code, problem: 'This code has already been used' };
  if (now >= code.until) return { code, problem: 'This code has expired' };
  if (code.tries >= TRIES) return { code, problem: SPENT };
  const tries = code.tries + 1;
  const [given, right] = [Buffer.from(tried.trim()), Buffer.from(code.digits)];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    return { code: { ...code, tries }, problem: tries < TRIES ? 'Invalid code' : SPENT };
  return { code: { ...code, tries, used: true } };
}
