/**
 * Runs every minute: carries out email changes, removes expired data, and seals secrets with the newest key. Each process does it; once is
 * enough.
 */
import { StoreUnavailable } from '../ports/store-unavailable.js';
import { resealSecrets } from '../sealing/reseal-secrets.js';
import type { Log } from '../watch/log.js';
import { reasonOf } from '../watch/reason-of.js';
import type { Stores } from './stores.js';

const PAUSE_MS = 60_000;

/** Returns a function that stops it. */
export function housekeeping({ accounts, sealer }: Stores, log: Log): () => void {
  let [underWay, over] = [false, false];
  const work = async () => {
    await accounts.settleEmailMoves();
    await accounts.sweep();
    const { sealed, unopened, stopped } = await resealSecrets(accounts, sealer);
    if (sealed > 0) log('info', 'sealed anew', { accounts: sealed });
    if (stopped)
      log('warning', 'not sealed anew', { why: `the keys cannot be used, it continues later: ${reasonOf(stopped)}` });
    else if (unopened > 0)
      log('warning', 'not sealed anew', { accounts: unopened, why: 'no configured key opens them' });
  };
  const round = async () => {
    // A round may take longer than the pause.
    if (underWay) return;
    underWay = true;
    try {
      await work();
    } catch (error) {
      // A store that cannot be reached is retried the next time. Nothing can be reached once the site has stopped.
      if (over) return;
      const why = error instanceof StoreUnavailable ? reasonOf(error) : undefined;
      log('warning', 'housekeeping', { error: error instanceof Error ? error.name : 'unknown', why });
    } finally {
      underWay = false;
    }
  };
  const timer = setInterval(() => void round(), PAUSE_MS).unref();
  return () => {
    over = true;
    clearInterval(timer);
  };
}
