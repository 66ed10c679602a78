/** AppKit's interface for sign-in: what a dapp's own sign-in implements. */
import type { NetworkId } from '../../../domain/network/caip.js';

/** The fields of a message. Times are in RFC 3339. */
export interface SIWXMessageData {
  readonly accountAddress: string;
  /** A CAIP-2 id. */
  readonly chainId: NetworkId;
  /** The host that requests the sign-in, such as `app.example`. */
  readonly domain: string;
  readonly uri: string;
  readonly version: string;
  readonly nonce: string;
  /** Before this time, the message is not valid. */
  readonly notBefore?: string | undefined;
  /** A sentence for the visitor, on one line. */
  readonly statement?: string | undefined;
  readonly resources?: readonly string[] | undefined;
  readonly requestId?: string | undefined;
  readonly issuedAt?: string | undefined;
  /** From this time on, the message is not valid. */
  readonly expirationTime?: string | undefined;
}

/** The account and network of a message. */
export interface SIWXMessageInput {
  /** A CAIP-2 id. */
  readonly chainId: NetworkId;
  readonly accountAddress: string;
  readonly notBefore?: string | undefined;
}

/** A message: its fields, and `toString`, which returns the text to sign. */
export interface SIWXMessage extends SIWXMessageData {
  toString(): string;
}

/** A signed message. */
export interface SIWXSession {
  readonly data: SIWXMessageData;
  /** The text, exactly as it was signed. */
  readonly message: string;
  /** In the namespace's format: for eip155, `0x` and hex digits. */
  readonly signature: string;
}

/** A dapp's own sign-in, for the option `siwx`. A method that rejects, throws or never answers fails the attempt. */
export interface SIWXPlugin {
  /** The message to sign, with a fresh nonce. */
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>;
  /** Verifies and stores a session; rejects if it is not valid. */
  addSession(session: SIWXSession): Promise<void>;
  /** Ends the sessions of one account on one network. Also called when the visitor disconnects, where AppKit calls `setSessions([])`. */
  revokeSession(chainId: NetworkId, address: string): Promise<void>;
  /** Replaces all sessions. Porthole does not call it. */
  setSessions(sessions: readonly SIWXSession[]): Promise<void>;
  /** The valid sessions of one account on one network. */
  getSessions(chainId: NetworkId, address: string): Promise<readonly SIWXSession[]>;
  /** Whether visitors need a session to stay connected. Absent: no. */
  getRequired?(): boolean;
}
