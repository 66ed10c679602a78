/** Another tab may have resumed the session, and have its newer token: a request that was refused with the old one is retried with it. */
import { type AskAuth, AuthRefusal } from '../auth-client.js';
import type { KeyValueStore } from '../key-value-store.js';
import { type KeptSession, keptSession } from './kept-session.js';

export function withLatestToken(ask: AskAuth, store: KeyValueStore): AskAuth {
  /** The session of each token seen here: never another user's, who logged in meanwhile. */
  const sessions = new Map<string, string>();
  const remember = (answer: unknown) => {
    const { token, session, loggedIn } = Object(answer) as Partial<KeptSession & { loggedIn: KeptSession }>;
    if (token !== undefined && session !== undefined) sessions.set(token, session);
    if (loggedIn) sessions.set(loggedIn.token, loggedIn.session);
  };
  return async (name, question, signal) => {
    const token: unknown = Reflect.get(question, 'token');
    try {
      const answer = await ask(name, question, signal);
      remember(answer);
      return answer;
    } catch (error) {
      if (!(error instanceof AuthRefusal) || error.status !== 401 || typeof token !== 'string') throw error;
      const kept = await keptSession(store).catch(() => undefined);
      if (!kept || kept.token === token || kept.session !== sessions.get(token)) throw error;
      return await ask(name, { ...question, token: kept.token }, signal);
    }
  };
}
