/**
 * Sessions. A session has one or more tokens, kept by their fingerprints: each time it is resumed there is a new one. The one it
 * was resumed by is as good as before until the new one is shown, for its answer may be lost; from then on for a short while, for
 * another tab.
 */
export interface StoredSession {
  /** Told to its owner, to end it by. Not a secret. */
  readonly id: string;
  readonly account: string;
  /** Thumbprint (RFC 7638) of the browser's key that has to sign each request. */
  readonly key: string;
  /** The browser in its own words, shown in the list. */
  readonly about: string;
}

export interface ListedSession extends StoredSession {
  readonly openedAt: number;
  readonly usedAt: number;
}

export interface SessionRecords {
  /** One that is open already gets one more token. */
  openSession(session: StoredSession, token: string, lifeMs: number): Promise<void>;
  /** Undefined for unknown or expired tokens. A replaced token stays valid for at most `graceMs`. */
  sessionOf(token: string, graceMs: number): Promise<StoredSession | undefined>;
  /** Adds a token that replaces another. False when that one is over. */
  replaceToken(token: string, next: string, lifeMs: number): Promise<boolean>;
  /** Newest first. */
  sessions(account: string): Promise<readonly ListedSession[]>;
  /** With all its tokens. False when the account has no such session. */
  endSession(account: string, id: string): Promise<boolean>;
  /** How many ended. */
  endOtherSessions(account: string, id: string): Promise<number>;
}
