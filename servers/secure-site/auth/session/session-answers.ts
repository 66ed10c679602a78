/** The visitor's own sessions: resuming, listing and ending them. */
import type { AccountBook, Session } from '../account-book.js';
import type { LoggedIn } from '../logged-in.js';
import { loggedIn } from '../logged-in.js';
import { Refusal } from '../refusal.js';
import type { Questions } from '../schema.js';

export interface ListedSession {
  readonly id: string;
  /** The browser's `User-Agent`. */
  readonly about: string;
  readonly openedAt: number;
  readonly usedAt: number;
  /** The requesting session. */
  readonly own: boolean;
}

type Nothing = Record<string, never>;

export interface SessionQuestionAnswers {
  /** With a token that replaces the current one. */
  readonly session: LoggedIn;
  readonly sessions: { readonly list: readonly ListedSession[] };
  readonly 'end-session': Nothing;
  readonly 'end-other-sessions': { readonly ended: number };
}

export type SessionAnswers = {
  readonly [N in keyof SessionQuestionAnswers]: (asked: Questions[N]) => Promise<SessionQuestionAnswers[N]>;
};

export function sessionAnswers(book: AccountBook, known: (token: string) => Promise<Session>): SessionAnswers {
  const { store } = book;
  /** Cancels a change of email that an ended session has planned. Runs before the session ends, so that a failure can be retried. */
  const stopMove = async (account: string, isEnded: (session: string) => boolean) => {
    const move = await store.emailMove(account);
    if (move && isEnded(move.session) && (await store.cancelEmailMove(move.cancel)))
      await store.note({ account, what: 'email-change-stopped' });
  };
  return {
    async session({ token }) {
      const session = await book.resume(await known(token));
      if (!session) throw new Refusal('You are not logged in', 401);
      return loggedIn(session);
    },
    async sessions({ token }) {
      const { account, id } = await known(token);
      const list = await store.sessions(account.id);
      return {
        list: list.map(({ id: each, about, openedAt, usedAt }) => ({
          ...{ id: each, about, openedAt, usedAt },
          own: each === id,
        })),
      };
    },
    async 'end-session'({ token, id }) {
      const { account } = await known(token);
      await stopMove(account.id, (session) => session === id);
      if (!(await store.endSession(account.id, id))) throw new Refusal('This session has already ended', 404);
      await store.note({ account: account.id, what: 'session-ended' });
      return {};
    },
    async 'end-other-sessions'({ token }) {
      const { account, id } = await known(token);
      await stopMove(account.id, (session) => session !== id);
      const ended = await store.endOtherSessions(account.id, id);
      await store.note({ account: account.id, what: 'other-sessions-ended' });
      return { ended };
    },
  };
}
