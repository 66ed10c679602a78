/** Requests to the wallet behind a link, in the format of its namespace's provider. */
import { type Observable, type SchedulerLike, throwError } from 'rxjs';
import type { Link } from '../../application/ports/link.js';
import { Failure } from '../../domain/failure/failure.js';
import { ask } from '../connectors/eip1193/ask.js';
import { isProvider } from '../connectors/eip1193/provider.js';
import { within } from '../within.js';

/** The time limit of a prompt; hardware wallets take long. */
const PROMPT_LIMIT = 600_000;

/** Sends on subscription. Emits one unchecked answer, then completes; fails with a `Failure`, `timed-out` after the limit. */
export type AskWallet = (link: Link, method: string, params: unknown) => Observable<unknown>;

export function askWallet(scheduler: SchedulerLike): AskWallet {
  return (link, method, params) => {
    if (!isProvider(link.provider))
      return throwError(() => new Failure('wallet-misbehaved', 'The wallet has no provider'));
    const late = () => throwError(() => new Failure('timed-out', 'The wallet did not answer in time'));
    return within(ask(link.provider, method, params), PROMPT_LIMIT, scheduler, late);
  };
}
