/** Limits logins started by strangers per block of network addresses, across all processes of the site. */
import type { Challenge } from '../../ports/challenge.js';
import type { RateLimiter } from '../../ports/rate-limiter.js';
import type { AuthApi } from '../auth-api.js';
import { once } from '../once.js';
import { Refusal } from '../refusal.js';
import { Challenged } from './challenged.js';
import { limitedBlock } from './limited-block.js';

/** The three requests that need no session. */
const BEGINS = ['email', 'social', 'farcaster'];
const SPAN_MS = 10 * 60_000;
const MOST = 600;
const TOO_MANY = 'Too many logins from your network. Try again in 10 minutes';

export interface Limits {
  readonly limits: RateLimiter;
  /** Per block, in 10 minutes. Default 600. */
  readonly most?: number | undefined;
  readonly challenge: Challenge;
  /** Whether clients in a block over the limit can continue by solving a puzzle. Default: they have to wait. */
  readonly letsWork?: boolean;
}

export function limitedApi(api: AuthApi, { limits, most = MOST, challenge, letsWork = false }: Limits): AuthApi {
  return async (name, body, context = {}) => {
    const { solution } = context;
    const worked = once(async () => solution !== undefined && (await challenge.isSolved(solution)));
    const block = limitedBlock(context.address);
    if (block !== undefined && BEGINS.includes(name) && !(await limits.hit(`begin:${block}`, most, SPAN_MS))) {
      if (!letsWork) throw new Refusal(TOO_MANY, 429);
      if (!(await worked())) throw new Challenged(TOO_MANY, await challenge.set());
    }
    return await api(name, body, { ...context, worked });
  };
}
