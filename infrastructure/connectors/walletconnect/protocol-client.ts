/** What the connector needs of a WalletConnect client: the SDK or our own. */
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
  /** Names the session's own entry; unique in the page. */
  readonly slot: string;
  /** Milliseconds for the relay to take a request for a wallet. */
  readonly delivery: number;
  /** The relay cannot be reached from this page, and is not retried. */
  readonly onRefused: (refusal: Refusal) => void;
  /** Called when the relay has been out of reach for a moment, and when it is back. */
  readonly onAway: (away: boolean) => void;
}

export type OpenProtocolClient = (options: ProtocolClientOptions) => Promise<ProtocolClient>;

/** What happens to a session. */
export type SessionNews =
  /** The wallet covers this from now on. */
  | { readonly type: 'updated'; readonly topic: string; readonly namespaces: unknown }
  /** It said something about a network: `accountsChanged`, `chainChanged`, or anything else. */
  | { readonly type: 'said'; readonly topic: string; readonly event: unknown; readonly chainId: unknown }
  /** The wallet ended it, or its time has come. */
  | { readonly type: 'ended'; readonly topic: string };

export interface Offer {
  /** The link for wallets: `wc:…`. */
  readonly uri: string;
  /** The session, once the wallet agrees. Rejects with anything. Called once. */
  approval(): Promise<ProtocolSession>;
  /** The time for an answer is over: `approval` rejects. */
  expire(): void;
}

export interface SessionRequest {
  readonly topic: string;
  /** CAIP-2, as the wallet spells it. */
  readonly chainId: string;
  readonly request: Eip1193Request;
  /** Seconds for the wallet to answer. */
  readonly expiry: number;
}

/** Speaks for one session, or for the pairings before it. Promises reject with anything. */
export interface ProtocolClient {
  readonly store: SessionStore;
  readonly slot: string;
  readonly news$: Observable<SessionNews>;
  /** Resolves once the relay has the proposal. All of it is optional for the wallet. */
  propose(optionalNamespaces: Proposal): Promise<Offer>;
  /** The session of an earlier page; undefined where nothing usable is left of it. */
  sessionOf(topic: string): ProtocolSession | undefined;
  /** The wallet's answer. Sent once, however often the line breaks. */
  request(asked: SessionRequest): Promise<unknown>;
  /** Resolves when the wallet has answered. */
  ping(topic: string): Promise<void>;
  /** Ends a session on both sides. Resolves when the relay has been told. */
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
