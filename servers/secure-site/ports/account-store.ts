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
  /** What vouches for the visitor: `email`, or the name of a service. */
  readonly by: string;
  /** The server's half of what unlocks the key in the visitor's browser, sealed by a `Sealer` for `secret <id>`. */
  readonly sealedSecret: string;
  readonly email?: string | undefined;
  readonly userName?: string | undefined;
}

/** An email that becomes an account's once a delay is over. One for an account: the next replaces it. */
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
  /** False when another account had the email by then. */
  readonly moved: boolean;
}

export interface AuditEntry {
  readonly account?: string | undefined;
  /** As `login`, `session-ended`, `email-moved`, `browser-approved`. */
  readonly what: string;
  /** More, as JSON without secrets. */
  readonly about?: string | undefined;
}

export interface AccountStore extends SessionRecords, ConsentRecords, VaultBook {
  /** The account of a login key (`email:mira@mail.example`, `google:1234`); stores `fresh` if there is none. The first caller wins. */
  accountFor(key: string, fresh: StoredAccount): Promise<StoredAccount>;
  accountOf(key: string): Promise<StoredAccount | undefined>;
  accountById(id: string): Promise<StoredAccount | undefined>;
  /** What a service says of its visitor now. What is left out stays. */
  describeAccount(id: string, words: Pick<StoredAccount, 'email' | 'userName'>): Promise<void>;
  /** At most `most` accounts whose secret is sealed by another key than this one. */
  accountsNotSealedBy(keyId: string, most: number): Promise<readonly StoredAccount[]>;
  /** False if another process has sealed it again meanwhile. */
  resealSecret(id: string, seen: string, sealed: string): Promise<boolean>;

  /** `browser` is a fingerprint of the email and the browser's own secret. */
  approveBrowser(browser: string): Promise<void>;
  isBrowserApproved(browser: string): Promise<boolean>;

  planEmailMove(move: EmailMove, delayMs: number): Promise<void>;
  /** Undefined when there is none any more. */
  cancelEmailMove(cancel: string): Promise<EmailMove | undefined>;
  /** Carries out the moves that are due: the email is the account's, and its other sessions end, both or neither. */
  settleEmailMoves(): Promise<readonly SettledMove[]>;

  note(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  audit(account: string, most: number): Promise<readonly (AuditEntry & { readonly at: number })[]>;

  /** Removes what is over: expired sessions, old entries of the audit log. */
  sweep(): Promise<void>;

  /** Rejects when nothing can be kept now. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
