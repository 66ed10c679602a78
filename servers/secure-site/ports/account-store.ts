/**
 * Persistent data: accounts, approved browsers, sessions, consents, vaults, passkeys and the audit log. Every operation
 * is one atomic step, named by its purpose, and safe to call from several processes at once. Times are durations: the
 * store's clock decides what has expired, so that processes with different clocks agree. An operation that rejects has
 * not happened, or not for certain: `StoreUnavailable` if the store is unreachable.
 */
import type { VaultBook } from '../auth/vault/vault-book.js';
import type { ConsentRecords } from './consent-records.js';
import type { SessionRecords } from './session-records.js';

export interface StoredAccount {
  readonly id: string;
  /** What confirmed the visitor's identity: `email`, or the name of a service. */
  readonly by: string;
  /** The server's half of what unlocks the key in the visitor's browser, sealed by a `Sealer` for `secret <id>`. */
  readonly sealedSecret: string;
  readonly email?: string | undefined;
  readonly userName?: string | undefined;
}

/** An email change that waits for its delay. One per account: the next one replaces it. */
export interface EmailMove {
  readonly account: string;
  readonly email: string;
  /** The requesting session. It stays valid; all others end with the move. */
  readonly session: string;
  /** Fingerprint of the secret in the link that cancels it. */
  readonly cancel: string;
}

export interface SettledMove {
  readonly account: string;
  readonly from: string | undefined;
  readonly to: string;
  /** False if another account had the email by then. */
  readonly moved: boolean;
}

export interface AuditEntry {
  readonly account?: string | undefined;
  /** As `login`, `session-ended`, `email-moved`, `browser-approved`. */
  readonly what: string;
  /** Further data, as JSON without secrets. */
  readonly about?: string | undefined;
}

export interface AccountStore extends SessionRecords, ConsentRecords, VaultBook {
  /** The account of a login key (`email:mira@mail.example`, `google:1234`); stores `fresh` if there is none. The first caller wins. */
  accountFor(key: string, fresh: StoredAccount): Promise<StoredAccount>;
  accountOf(key: string): Promise<StoredAccount | undefined>;
  accountById(id: string): Promise<StoredAccount | undefined>;
  /** The service's current data about its user. Missing fields stay as they are. */
  describeAccount(id: string, words: Pick<StoredAccount, 'email' | 'userName'>): Promise<void>;
  /**
   * At most `most` accounts whose secret is sealed with another key than this one, in the store's order of ids. `after` is the id of the
   * last account of the previous answer: the list continues behind it, even if that account was sealed again meanwhile.
   */
  accountsNotSealedBy(keyId: string, most: number, after?: string): Promise<readonly StoredAccount[]>;
  /** False if another process has sealed it again meanwhile. */
  resealSecret(id: string, seen: string, sealed: string): Promise<boolean>;

  /** For `lifeMs` from now. `browser` is a fingerprint of the email and the browser's own secret. */
  approveBrowser(browser: string, lifeMs: number): Promise<void>;
  isBrowserApproved(browser: string): Promise<boolean>;

  planEmailMove(move: EmailMove, delayMs: number): Promise<void>;
  /** The account's planned change, if there is one. */
  emailMove(account: string): Promise<EmailMove | undefined>;
  /** Undefined if there is none left. */
  cancelEmailMove(cancel: string): Promise<EmailMove | undefined>;
  /** Carries out the due changes: the email becomes the account's and its other sessions end, in one step. */
  settleEmailMoves(): Promise<readonly SettledMove[]>;

  note(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  audit(account: string, most: number): Promise<readonly (AuditEntry & { readonly at: number })[]>;

  /** Removes expired data: sessions, and old entries of the audit log. */
  sweep(): Promise<void>;

  /** Rejects if nothing can be stored now. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
