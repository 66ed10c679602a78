/** Nobody's mailbox is flooded, and nobody is locked out by mails that others ask for. */
import type { RateLimiter } from '../../ports/rate-limiter.js';
import { Refusal } from '../refusal.js';

/** Who asks for a mail. */
export type MailCause =
  /** Somebody, from a block of addresses where it is known. */
  | { readonly block: string | undefined }
  /** The owner: an approved browser, an account, the holder of a link. They have a limit of their own, which others do not use up. */
  | { readonly owner: string };

/** Throws when the address has had enough mails. */
export type AllowMail = (address: string, cause?: MailCause) => Promise<void>;

/** To an address, whoever asks. */
const MOST = 20;
/** Of those, from one block of addresses. */
const MOST_OF_BLOCK = 5;
const SPAN_MS = 10 * 60_000;

export function mailLimit(limits: RateLimiter): AllowMail {
  return async (address, cause = { block: undefined }) => {
    const key = `mail:${address.toLowerCase()}`;
    const keys: readonly (readonly [key: string, most: number])[] =
      'owner' in cause
        ? [[`${key}:owner:${cause.owner}`, MOST]]
        : [...(cause.block === undefined ? [] : [[`${key}:${cause.block}`, MOST_OF_BLOCK] as const]), [key, MOST]];
    for (const [each, most] of keys)
      if (!(await limits.hit(each, most, SPAN_MS)))
        throw new Refusal('Too many mails to this address. Try again in 10 minutes', 429);
  };
}
