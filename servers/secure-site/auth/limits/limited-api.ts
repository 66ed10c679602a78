/** Logins begun by strangers are limited by the block of addresses they come from, for all processes of the site together. */
import type { Challenge, Puzzle } from '../../ports/challenge.js';
import type { RateLimiter } from '../../ports/rate-limiter.js';
import type { AuthApi } from '../auth-api.js';
import { Refusal } from '../refusal.js';
import { limitedBlock } from './limited-block.js';

/** Of the three that anybody can ask. */
const BEGINS = ['email', 'social', 'farcaster'];
const SPAN_MS = 10 * 60_000;
const MOST = 600;
const TOO_MANY = 'Too many logins from your network. Try again in 10 minutes';

/** Said with a puzzle, for those who solve it and ask again. */
export class Challenged extends Refusal {
  readonly challenge: Puzzle;

  constructor(challenge: Puzzle) {
    super(TOO_MANY, 429);
    this.name = 'Challenged';
    this.challenge = challenge;
  }
}

export interface Limits {
  readonly limits: RateLimiter;
  /** In 10 minutes, from a block. Default 600. */
  readonly most?: number | undefined;
  /** Lets those in who are over the limit and solve a puzzle. Default: nobody. */
  readonly challenge?: Challenge | undefined;
}

export function limitedApi(api: AuthApi, { limits, most = MOST, challenge }: Limits): AuthApi {
  return async (name, body, context = {}) => {
    const block = limitedBlock(context.address);
    if (block !== undefined && BEGINS.includes(name) && !(await limits.hit(`begin:${block}`, most, SPAN_MS))) {
      if (!challenge) throw new Refusal(TOO_MANY, 429);
      if (!(await challenge.isSolved(context.solution ?? ''))) throw new Challenged(await challenge.set());
    }
    return await api(name, body, context);
  };
}
