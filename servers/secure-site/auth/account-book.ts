/** Who has an account, in which browsers they have logged in, and who is logged in now. In memory: it ends with the process. */
import { fingerprint, secretText } from './secret-text.js';

export interface Account {
  readonly id: string;
  /** Half of what unlocks the key in the visitor's browser. Only for logged-in visitors. */
  readonly secret: string;
  /** What vouches for whoever has it: `email`, or the name of a service. */
  readonly by: string;
  email?: string;
  userName?: string;
}

/** What a login ends with. */
export interface Session {
  readonly token: string;
  readonly account: Account;
}

export interface AccountBook {
  /** By its email, or by who vouches for it: made on the first visit. */
  account(key: string, by: string): Account;
  ofEmail(email: string): Account | undefined;
  moveEmail(account: Account, email: string): void;
  knowsBrowser(email: string, browser: string): boolean;
  admitBrowser(email: string, browser: string): void;
  open(account: Account): Session;
  session(token: string): Session | undefined;
  close(token: string): void;
}

const SESSION_MS = 7 * 24 * 3_600_000;

export function accountBook(now: () => number): AccountBook {
  const accounts = new Map<string, Account>();
  const browsers = new Set<string>();
  const sessions = new Map<string, { readonly account: Account; readonly until: number }>();
  const emailKey = (email: string) => `email:${email.toLowerCase()}`;
  const browserKey = (email: string, browser: string) => fingerprint(`${emailKey(email)} ${browser}`);

  return {
    account(key, by) {
      const there = accounts.get(key);
      if (there) return there;
      const made: Account = { id: secretText(), secret: secretText(), by };
      accounts.set(key, made);
      return made;
    },
    ofEmail: (email) => accounts.get(emailKey(email)),
    moveEmail(account, email) {
      if (account.email !== undefined && accounts.get(emailKey(account.email)) === account)
        accounts.delete(emailKey(account.email));
      account.email = email;
      accounts.set(emailKey(email), account);
    },
    knowsBrowser: (email, browser) => browsers.has(browserKey(email, browser)),
    admitBrowser: (email, browser) => void browsers.add(browserKey(email, browser)),
    open(account) {
      const token = secretText();
      sessions.set(fingerprint(token), { account, until: now() + SESSION_MS });
      return { token, account };
    },
    session(token) {
      const key = fingerprint(token);
      const found = sessions.get(key);
      if (!found) return undefined;
      if (now() < found.until) return { token, account: found.account };
      sessions.delete(key);
      return undefined;
    },
    close: (token) => void sessions.delete(fingerprint(token)),
  };
}
