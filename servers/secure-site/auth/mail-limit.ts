/** Nobody's mailbox is flooded: so many mails to an address, then a rest. */
import type { RateLimiter } from '../ports/rate-limiter.js';
import { Refusal } from './refusal.js';

const MOST = 20;
const SPAN_MS = 10 * 60_000;

/** Throws when the address has had enough mails. */
export type AllowMail = (address: string) => Promise<void>;

export function mailLimit(limits: RateLimiter): AllowMail {
  return async (address) => {
    if (!(await limits.hit(`mail:${address.toLowerCase()}`, MOST, SPAN_MS)))
      throw new Refusal('Too many mails to this address. Try again in 10 minutes', 429);
  };
}
