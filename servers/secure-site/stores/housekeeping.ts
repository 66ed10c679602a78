/**
 * Runs every minute: carries out email changes, removes expired data, and seals secrets with the newest key. Each process does it; once is
 * enough.
 */
import { resealSecrets } from '../sealing/reseal-secrets.js';
import type { Log } from '../watch/log.js';
import type { Stores } from './stores.js';

const PAUSE_MS = 60_000;

/** Returns a function that stops it. */
export function housekeeping({ accounts, sealer }: Stores, log: Log): () => void {
  const work = async () => {
    await accounts.settleEmailMoves();
    await accounts.sweep();
    const { sealed, unopened } = await resealSecrets(accounts, sealer);
    if (sealed > 0) log('info', 'sealed anew', { accounts: sealed });
    if (unopened > 0) log('warning', 'not sealed anew', { accounts: unopened, why: 'no configured key opens them' });
  };
  const failed = (error: unknown) =>
    log('warning', 'housekeeping', { error: error instanceof Error ? error.name : 'unknown' });
  // A store that cannot be reached is retried the next time.
  const timer = setInterval(() => void work().catch(failed), PAUSE_MS).unref();
  return () => clearInterval(timer);
}
