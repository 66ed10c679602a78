/**
 * Limits the requests of logged-in visitors, across all processes of the site: per session, so that a runaway browser leaves room for the
 * visitor's others, and per account.
 */
import type { RateLimiter } from '../../ports/rate-limiter.js';
import type { Session } from '../account-book.js';
import { Refusal } from '../refusal.js';

export interface AccountLimits {
  readonly ofSession: number;
  readonly ofAccount: number;
}

/** Counts one more request. Throws if there were too many. */
export type AllowAccount = (session: Session) => Promise<void>;

/** In 10 minutes. Loading a frame takes three requests. */
const MOST: AccountLimits = { ofSession: 600, ofAccount: 1_800 };
const SPAN_MS = 10 * 60_000;

export function accountLimit(limits: RateLimiter, most: AccountLimits = MOST): AllowAccount {
  return async ({ id, account }) => {
    if (!(await limits.hit(`asked:session:${id}`, most.ofSession, SPAN_MS)))
      throw new Refusal('Too many requests from this browser. Try again in 10 minutes', 429);
    if (!(await limits.hit(`asked:account:${account.id}`, most.ofAccount, SPAN_MS)))
      throw new Refusal('Too many requests for your account. Try again in 10 minutes', 429);
  };
}
