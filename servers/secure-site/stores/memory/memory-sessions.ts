import type { ListedSession, SessionRecords } from '../../ports/session-records.js';

interface Token {
  readonly session: string;
  readonly until: number;
  /** The token that it replaces. */
  readonly replaces?: string;
}

export interface MemorySessions {
  readonly records: SessionRecords;
  endOthers(account: string, id: string): number;
  sweep(): void;
}

export function memorySessions(now: () => number): MemorySessions {
  const sessions = new Map<string, ListedSession>();
  const tokens = new Map<string, Token>();
  const live = (token: string) => {
    const found = tokens.get(token);
    if (found && now() >= found.until) tokens.delete(token);
    return found && now() < found.until ? found : undefined;
  };
  const end = (id: string) => {
    sessions.delete(id);
    for (const [token, { session }] of tokens) if (session === id) tokens.delete(token);
  };
  const hasToken = (id: string) =>
    [...tokens].some(([token, { session }]) => session === id && live(token) !== undefined);
  const endOthers = (account: string, id: string) => {
    const others = [...sessions.values()].filter((each) => each.account === account && each.id !== id);
    for (const each of others) end(each.id);
    return others.length;
  };
  return {
    endOthers,
    sweep: () => {
      for (const id of [...sessions.keys()]) if (!hasToken(id)) end(id);
    },
    records: {
      openSession: async (session, token, lifeMs) => {
        const { openedAt } = sessions.get(session.id) ?? { openedAt: now() };
        sessions.set(session.id, { ...session, openedAt, usedAt: now() });
        tokens.set(token, { session: session.id, until: now() + lifeMs });
      },
      sessionOf: async (token, graceMs) => {
        const shown = live(token);
        const replaced = tokens.get(shown?.replaces ?? '');
        if (shown?.replaces !== undefined && replaced)
          tokens.set(shown.replaces, { ...replaced, until: Math.min(replaced.until, now() + graceMs) });
        return sessions.get(shown?.session ?? '');
      },
      replaceToken: async (token, next, lifeMs) => {
        const found = live(token);
        const session = sessions.get(found?.session ?? '');
        if (!found || !session) return false;
        sessions.set(session.id, { ...session, usedAt: now() });
        tokens.set(next, { session: session.id, until: now() + lifeMs, replaces: token });
        return true;
      },
      sessions: async (account) =>
        [...sessions.values()]
          .filter((each) => each.account === account && hasToken(each.id))
          .sort((one, other) => other.openedAt - one.openedAt),
      endSession: async (account, id) => {
        if (sessions.get(id)?.account !== account) return false;
        end(id);
        return true;
      },
      endOtherSessions: async (account, id) => endOthers(account, id),
    },
  };
}
