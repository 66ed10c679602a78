/** Limits emails, so that no mailbox is flooded and no one is locked out by emails that others request. */
import type { Challenge } from '../../ports/challenge.js';
import type { RateLimiter } from '../../ports/rate-limiter.js';
import { Refusal } from '../refusal.js';
import { Challenged } from './challenged.js';

/** An unknown requester, with a block of network addresses if known. */
export interface UnknownRequester {
  readonly block: string | undefined;
  /** Whether they have solved a puzzle. Undefined: they cannot be given one. */
  readonly worked?: (() => Promise<boolean>) | undefined;
}

/** The requester of an email. */
export type MailCause =
  | UnknownRequester
  /** The owner: an approved browser, an account, or a user with a link. They have a separate limit, which others cannot use up. */
  | { readonly owner: string }
  /** An account moves to this address, which only the code in the email proves. */
  | { readonly moves: true };

/** Throws if the address has received too many emails. */
export type AllowMail = (address: string, cause?: MailCause) => Promise<void>;

/** Emails to one address, from any requester, before each further one requires a proof of work. */
const MOST = 20;
/** With proof of work. */
const MOST_WORKED = 100;
/** Of all those, the limit per block of addresses. */
const MOST_OF_BLOCK = 5;
const SPAN_MS = 10 * 60_000;
/** Of one owner, per day. Someone who has their browser has five guesses at each code. */
const MOST_OF_OWNER = 50;
/** Per day. Someone who moves accounts to an address has five guesses at each of its codes. */
const MOST_MOVES = 5;
const DAY_MS = 24 * 60 * 60_000;
const ENOUGH = 'Too many emails to this address. Try again in 10 minutes';

/** `challenge`: for strangers that can solve puzzles. Default: they wait. */
export function mailLimit(limits: RateLimiter, challenge?: Challenge): AllowMail {
  const hit = async (key: string, most: number) => {
    if (!(await limits.hit(key, most, SPAN_MS))) throw new Refusal(ENOUGH, 429);
  };
  const hitOfDay = async (key: string, most: number) => {
    if (!(await limits.hit(key, most, DAY_MS))) throw new Refusal('The email could not be sent. Try again later', 429);
  };
  return async (address, cause = { block: undefined }) => {
    const key = `mail:${address.toLowerCase()}`;
    if ('owner' in cause) {
      await hit(`${key}:owner:${cause.owner}`, MOST);
      return await hitOfDay(`${key}:owner:${cause.owner}:day`, MOST_OF_OWNER);
    }
    if ('moves' in cause) {
      await hitOfDay(`${key}:moves`, MOST_MOVES);
      return await hit(key, MOST);
    }
    if (cause.block !== undefined) await hit(`${key}:${cause.block}`, MOST_OF_BLOCK);
    if (await limits.hit(key, MOST, SPAN_MS)) return;
    if (!cause.worked || !challenge) throw new Refusal(ENOUGH, 429);
    if (!(await cause.worked())) throw new Challenged(ENOUGH, await challenge.set());
    await hit(`${key}:worked`, MOST_WORKED);
  };
}
