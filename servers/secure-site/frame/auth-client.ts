/** Asks the site's auth server. Rejects with its own words, or with plain ones when it cannot be reached. */
import type { AuthAnswers, LoggedIn } from '../auth/auth-api.js';
import type { Questions } from '../auth/schema.js';

export type { LoggedIn };

export type AskAuth = <N extends keyof Questions>(
  name: N,
  question: Questions[N],
  signal?: AbortSignal,
) => Promise<AuthAnswers[N]>;

/** A no of the auth server's. */
export class AuthRefusal extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'AuthRefusal';
    this.status = status;
  }
}

const LIMIT_MS = 25_000;

/** `send`: where nothing says by itself which origin asks. */
export function authClient(origin: string, send: typeof fetch = fetch): AskAuth {
  return async (name, question, signal) => {
    const limit = AbortSignal.timeout(LIMIT_MS);
    const response = await send(`${origin}/auth/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      credentials: 'omit',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }).catch(() => {
      throw new Error(signal?.aborted ? 'Given up' : 'The login server cannot be reached');
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && typeof answer === 'object' && answer !== null) return answer as never;
    const message: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'error') : undefined;
    throw new AuthRefusal(typeof message === 'string' ? message : 'The login server is in trouble', response.status);
  };
}
