/** The interface of a WalletConnect client: the SDK's or our own. */
import type { Observable } from 'rxjs';
import type { Metadata } from '../../../domain/site/metadata.js';
import type { Eip1193Request } from '../eip1193/provider.js';
import type { ProtocolSession } from './protocol-session.js';
import type { Refusal } from './relay/refusal.js';
import type { Proposal } from './session/proposal.js';
import type { SessionStore } from './session/session-store.js';
import type { AuthenticateAnswer, AuthenticatePayload } from './sign-in/authenticate-words.js';

export interface ProtocolClientOptions {
  readonly projectId: string | undefined;
  readonly relayUrl: string;
  readonly metadata: Metadata;
  readonly store: SessionStore;
  /** The name of the session's own entry; unique in the page. */
  readonly slot: string;
  /** Milliseconds for the relay to accept a request for a wallet. */
  readonly delivery: number;
  /** The relay cannot be reached from this page, and is not retried. */
  readonly onRefused: (refusal: Refusal) => void;
  /** Called when the relay has been unreachable for a moment, and when it is back. */
  readonly onAway: (away: boolean) => void;
}

export type OpenProtocolClient = (options: ProtocolClientOptions) => Promise<ProtocolClient>;

/** The events of a session. */
export type SessionEvent =
  /** The namespaces that the wallet approves from now on. */
  | { readonly type: 'updated'; readonly topic: string; readonly namespaces: unknown }
  /** An event about a network: `accountsChanged`, `chainChanged`, or anything else. */
  | { readonly type: 'event'; readonly topic: string; readonly event: unknown; readonly chainId: unknown }
  /** The wallet ended it, or it has expired. */
  | { readonly type: 'ended'; readonly topic: string };

export interface Offer {
  /** The link for wallets: `wc:…`. */
  readonly uri: string;
  /** The session, once the wallet approves. Rejects with anything. Called once. */
  approval(): Promise<ProtocolSession>;
  /** The time limit has passed: `approval` rejects. */
  expire(): void;
}

export interface SessionRequest {
  readonly topic: string;
  /** CAIP-2, in the wallet's format. */
  readonly chainId: string;
  readonly request: Eip1193Request;
  /** Seconds for the wallet to answer. */
  readonly expiry: number;
}

/** Handles one session, or the pairings before it. Promises reject with anything. */
export interface ProtocolClient {
  readonly store: SessionStore;
  readonly slot: string;
  readonly sessionEvents$: Observable<SessionEvent>;
  /** Resolves once the relay has the proposal. Everything in it is optional for the wallet. */
  propose(optionalNamespaces: Proposal): Promise<Offer>;
  /** The session of an earlier page; undefined if it is not usable any more. */
  sessionOf(topic: string): ProtocolSession | undefined;
  /** The wallet's answer. Sent once, however often the connection breaks. */
  request(asked: SessionRequest): Promise<unknown>;
  /** Resolves when the wallet has answered. */
  ping(topic: string): Promise<void>;
  /** Ends a session on both sides. Resolves once the relay has the message. */
  disconnect(topic: string): Promise<void>;
  /** Sends the request to connect and sign in at once alongside a pairing's proposal. Resolves once it is sent. */
  authenticate(
    pairingTopic: string,
    payload: AuthenticatePayload,
  ): Promise<{ readonly answer: Promise<AuthenticateAnswer> }>;
  /** Withdraws the pairing's ordinary proposal. */
  withdraw(pairingTopic: string): Promise<void>;
  /** Keeps it open until the returned function is called. Without holders, it is closed. */
  hold(): () => void;
  readonly closed: boolean;
  close(): void;
}
