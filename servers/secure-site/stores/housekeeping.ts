/** What is due, every minute: changes of email are carried out, what is over is removed. Each process does it; once is enough. */
import type { AccountStore } from '../ports/account-store.js';

const PAUSE_MS = 60_000;

/** Returns what ends it. */
export function housekeeping(accounts: AccountStore, pauseMs = PAUSE_MS): () => void {
  const work = async () => {
    await accounts.settleEmailMoves();
    await accounts.sweep();
  };
  // A store that cannot be reached is tried again the next time.
  const timer = setInterval(() => void work().catch(() => undefined), pauseMs).unref();
  return () => clearInterval(timer);
}
