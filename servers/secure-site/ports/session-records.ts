/**
 * Sessions. A session has one or more tokens, kept by their fingerprints: each time it is resumed there is a new one, and the
 * one it was resumed by goes on for a short while, for another tab, or for an answer that was lost.
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
  openSession(session: StoredSession, token: string, lifeMs: number): Promise<void>;
  /** Undefined for tokens that are unknown or over. */
  sessionOf(token: string): Promise<StoredSession | undefined>;
  /** Adds a token, and lets the one it is exchanged for go on for `graceMs` at most. False when that one is over. */
  rotateToken(token: string, next: string, graceMs: number, lifeMs: number): Promise<boolean>;
  /** Newest first. */
  sessions(account: string): Promise<readonly ListedSession[]>;
  /** With all its tokens. False when the account has no such session. */
  endSession(account: string, id: string): Promise<boolean>;
  /** How many ended. */
  endOtherSessions(account: string, id: string): Promise<number>;
}
