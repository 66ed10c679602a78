/** Accounts, their approved browsers, and their sessions. */
import type { AccountStore, SettledMove, StoredAccount } from '../ports/account-store.js';
import type { Sealer } from '../ports/sealer.js';
import type { StoredSession } from '../ports/session-records.js';
import { secretContext } from '../sealing/secret-context.js';
import { fingerprint, secretText } from './secret-text.js';

export interface Account {
  readonly id: string;
  /** The server's half of what unlocks the key in the visitor's browser. Only for logged-in visitors. */
  readonly secret: string;
  /** How the account logs in: `email`, or the name of a service. */
  readonly by: string;
  readonly email?: string | undefined;
  readonly userName?: string | undefined;
}

/** The result of a login. */
export interface Session {
  readonly token: string;
  readonly id: string;
  /** Thumbprint of the browser's key that the session is bound to. */
  readonly key: string;
  readonly account: Account;
}

/** What a session is bound to, and how its owner recognizes it. */
export type Device = Pick<StoredSession, 'key' | 'about'>;

/** Verifies the requester's proof, once per request and only if there is a login to complete: each proof is remembered. */
export type ThisDevice = () => Promise<Device>;

export interface AccountBook {
  readonly store: AccountStore;
  /** By its email, or by its identity provider: created on the first visit. */
  account(key: string, by: string, email?: string): Promise<Account>;
  ofEmail(email: string): Promise<StoredAccount | undefined>;
  describe(account: Account, words: Pick<Account, 'email' | 'userName'>): Promise<Account>;
  knowsBrowser(email: string, browser: string): Promise<boolean>;
  admitBrowser(email: string, browser: string): Promise<void>;
  /** `id`: of a session that may already be open; then it gets one more token. Default: a new session. */
  open(account: Account, device: Device, id?: string): Promise<Session>;
  /** One more token for a session that was open, as its answer was lost. Undefined if it has ended since. */
  openAgain(account: Account, device: Device, id: string): Promise<Session | undefined>;
  session(token: string): Promise<Session | undefined>;
  /**
   * Renews the session's token. The old token stays valid until the new one is used, and for a short time after that.
   * Undefined if the session has ended.
   */
  resume(session: Session): Promise<Session | undefined>;
  /** Carries out the email changes that are due. */
  settleMoves(): Promise<readonly SettledMove[]>;
}

const SESSION_MS = 7 * 24 * 3_600_000;
/** After this time without a login, an approved browser needs a new link: it may have another owner. */
const APPROVED_MS = 90 * 24 * 3_600_000;
/** For tabs that still have the previous token, once its replacement has been used. */
const GRACE_MS = 60_000;

export const emailKey = (email: string) => `email:${email.toLowerCase()}`;
const browserKey = (email: string, browser: string) => fingerprint(`${emailKey(email)} ${browser}`);

export function accountBook(store: AccountStore, sealer: Sealer): AccountBook {
  const opened = async ({ sealedSecret, ...rest }: StoredAccount): Promise<Account> => ({
    ...rest,
    secret: Buffer.from(await sealer.open(sealedSecret, secretContext(rest.id))).toString(),
  });
  const open: AccountBook['open'] = async (account, device, id = secretText()) => {
    const token = secretText();
    await store.openSession({ id, account: account.id, ...device }, fingerprint(token), SESSION_MS);
    await store.note({ account: account.id, what: 'login', about: JSON.stringify({ about: device.about }) });
    return { token, id, key: device.key, account };
  };
  return {
    store,
    async account(key, by, email) {
      const there = await store.accountOf(key);
      if (there) return await opened(there);
      const id = secretText();
      const sealedSecret = await sealer.seal(Buffer.from(secretText()), secretContext(id));
      return await opened(await store.accountFor(key, { id, by, sealedSecret, email }));
    },
    ofEmail: (email) => store.accountOf(emailKey(email)),
    async describe(account, words) {
      await store.describeAccount(account.id, words);
      return { ...account, ...words };
    },
    knowsBrowser: (email, browser) => store.isBrowserApproved(browserKey(email, browser)),
    admitBrowser: (email, browser) => store.approveBrowser(browserKey(email, browser), APPROVED_MS),
    open,
    async openAgain(account, device, id) {
      const isOpen = (await store.sessions(account.id)).some((each) => each.id === id);
      return isOpen ? await open(account, device, id) : undefined;
    },
    async session(token) {
      const found = await store.sessionOf(fingerprint(token), GRACE_MS);
      const account = found && (await store.accountById(found.account));
      return account && { token, id: found.id, key: found.key, account: await opened(account) };
    },
    async resume(session) {
      const token = secretText();
      const replaced = await store.replaceToken(fingerprint(session.token), fingerprint(token), SESSION_MS);
      return replaced ? { ...session, token } : undefined;
    },
    settleMoves: () => store.settleEmailMoves(),
  };
}
