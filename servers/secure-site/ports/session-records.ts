/**
 * Sessions. A session has one or more tokens, stored as fingerprints: each resumption creates a new one. The previous token stays fully
 * valid until the new one is used, since the answer may be lost; after that it stays valid for a short while, for other tabs.
 */
export interface StoredSession {
  /** Shown to its owner, to end it by. Not a secret. */
  readonly id: string;
  readonly account: string;
  /** Thumbprint (RFC 7638) of the browser's key that has to sign each request. */
  readonly key: string;
  /** The browser's `User-Agent`, shown in the list. */
  readonly about: string;
}

export interface ListedSession extends StoredSession {
  readonly openedAt: number;
  readonly usedAt: number;
}

export interface SessionRecords {
  /** A session that is already open gets one more token. */
  openSession(session: StoredSession, token: string, lifeMs: number): Promise<void>;
  /** Undefined for unknown or expired tokens. A replaced token stays valid for at most `graceMs`. */
  sessionOf(token: string, graceMs: number): Promise<StoredSession | undefined>;
  /** Adds a token that replaces another. False if that one has expired. */
  replaceToken(token: string, next: string, lifeMs: number): Promise<boolean>;
  /** Newest first. */
  sessions(account: string): Promise<readonly ListedSession[]>;
  /** With all its tokens. False if the account has no such session. */
  endSession(account: string, id: string): Promise<boolean>;
  /** The number of ended sessions. */
  endOtherSessions(account: string, id: string): Promise<number>;
}
