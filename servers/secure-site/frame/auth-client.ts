/** Requests to the site's auth server. Rejects with its message, or with a plain one if it cannot be reached. */
import type { AuthAnswers } from '../auth/auth-api.js';
import type { LoggedIn } from '../auth/logged-in.js';
import type { Questions } from '../auth/schema.js';
import type { Puzzle } from '../ports/challenge.js';
import { frameText } from './frame-text.js';
import type { KeyValueStore } from './key-value-store.js';
import { browserProof, type Prove } from './session/browser-proof.js';

export type { LoggedIn };

export type AskAuth = <N extends keyof Questions>(
  name: N,
  question: Questions[N],
  signal?: AbortSignal,
) => Promise<AuthAnswers[N]>;

/** A refusal of the auth server. */
export class AuthRefusal extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'AuthRefusal';
    this.status = status;
  }
}

const LIMIT_MS = 25_000;

/** `store` has the browser's key that signs each request; `send`: for clients that send no origin by themselves. */
export function authClient(origin: string, store: KeyValueStore, send: typeof fetch = fetch): AskAuth {
  const prove: Prove = browserProof(store);
  /** The offset of this device's clock from the server's. */
  let late = 0;

  const asked = async (url: string, body: string, signal: AbortSignal | undefined, more = {}) => {
    const limit = AbortSignal.timeout(LIMIT_MS);
    const response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        dpop: await prove({ method: 'POST', url, body }, late),
        ...more,
      },
      body,
      credentials: 'omit',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }).catch(() => {
      throw new Error(signal?.aborted ? 'Canceled' : frameText().problems.server.away);
    });
    return { response, answer: (await response.json().catch(() => undefined)) as unknown };
  };

  return async (name, question, signal) => {
    const [url, body] = [`${origin}/auth/${name}`, JSON.stringify(question)];
    let { response, answer } = await asked(url, body, signal);
    const at: unknown = response.ok ? undefined : Reflect.get(Object(answer), 'at');
    // The browser's clock is wrong; the answer has the server's time.
    if (typeof at === 'number') {
      late = at - Date.now();
      ({ response, answer } = await asked(url, body, signal));
    }
    const puzzle: unknown = response.status === 429 ? Reflect.get(Object(answer), 'challenge') : undefined;
    if (isPuzzle(puzzle)) {
      const { solvePuzzle } = await import('./session/solve-puzzle.js');
      const solution = await solvePuzzle(puzzle);
      if (solution !== undefined) ({ response, answer } = await asked(url, body, signal, { 'x-solution': solution }));
    }
    if (response.ok && typeof answer === 'object' && answer !== null) return answer as never;
    const message: unknown = Reflect.get(Object(answer), 'error');
    throw new AuthRefusal(typeof message === 'string' ? message : frameText().problems.server.failed, response.status);
  };
}

function isPuzzle(value: unknown): value is Puzzle {
  if (typeof value !== 'object' || value === null) return false;
  const { text, bits } = value as Partial<Puzzle>;
  return typeof text === 'string' && typeof bits === 'number';
}
