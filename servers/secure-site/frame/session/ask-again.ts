/**
 * Retries idempotent requests if there is no answer for a moment: while one process of the site ends and another takes over, or while a
 * database is unreachable.
 */
import { type AskAuth, AuthRefusal } from '../auth-client.js';

/** From the first failure. Requests that wait for the visitor, who is elsewhere meanwhile, have more time. */
const TIMEOUT_MS: Readonly<Record<string, number>> = {
  ...{ device: 60_000, 'social-outcome': 60_000, 'farcaster-result': 60_000 },
  // The browser that completed a login gets the same session again.
  ...{ code: 4_000, 'social-result': 4_000 },
  ...{ session: 4_000, vault: 4_000, consents: 4_000, sessions: 4_000, passkeys: 4_000 },
};
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [250, 4_000];

export function askAgain(ask: AskAuth): AskAuth {
  return async (name, question, signal) => {
    const patience = TIMEOUT_MS[name] ?? 0;
    let until: number | undefined;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await ask(name, question, signal);
      } catch (error) {
        // A refusal by the site is final.
        const passes = !(error instanceof AuthRefusal) || error.status >= 500;
        until ??= performance.now() + patience;
        if (!passes || signal?.aborted || performance.now() + pause > until) throw error;
      }
      await paused(pause, signal);
    }
  };
}

function paused(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal?.addEventListener('abort', over, { once: true });
  });
}
