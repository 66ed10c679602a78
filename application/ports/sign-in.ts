/**
 * Who has signed in, and how that is proved: one driven port. Absent, sites do not sign in. For all streams: no request
 * is sent before subscribing, unsubscribing cancels it, and each ends, or fails with a `Failure`.
 */
import type { Observable } from 'rxjs';
import type { Account } from '../../domain/address/account.js';
import type { AccountId, Namespace } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import type { SignInTerms } from '../../domain/sign-in/sign-in-message.js';

export interface SignIn {
  /** Whether staying connected needs a session. */
  readonly required: boolean;
  /** The site's own server requires it, as in `siweConfig`: its screen is ConnectingSiwe, else SIWXSignMessage. */
  readonly siwe?: boolean | undefined;
  /** The namespaces whose accounts sign in; those of others are ignored. Absent: all do. */
  readonly namespaces?: readonly Namespace[] | undefined;
  /** What ends a session: leaving the wallet, and going to another account or network of it. */
  readonly endsOn: readonly SessionEnd[];
  /** The text to sign, with a nonce that no other attempt has. One value, then completes. */
  text(subject: SignInSubject): Observable<string>;
  /** Verifies a signed text and keeps its session. One value. Fails with `wallet-misbehaved` for an invalid proof. */
  add(signed: SignedText): Observable<Session>;
  /** The sessions that hold at this moment for this account on this network. One value, then completes. */
  sessions(subject: SignInSubject): Observable<readonly Session[]>;
  /** Emits when a session may have ended by itself: then it is checked again. Never fails. Absent: it is not. */
  readonly stale$?: Observable<unknown> | undefined;
  /** For wallets that connect and sign in with one approval. Absent: visitors sign once they are connected. */
  readonly atOnce?: SignInAtOnce | undefined;
  /** What is known of accounts besides. Absent: nothing is kept but sessions. */
  readonly records?: AccountRecords | undefined;
  /** Ends the sessions of this account on this network; nothing more of them holds. Completes. */
  end(subject: SignInSubject): Observable<never>;
}

/** Signing in before it is known who that is. */
export interface SignInAtOnce {
  /** What is to be signed, with a nonce that no other attempt has. One value, then completes. */
  terms(): Observable<SignInTerms>;
  /**
   * Verifies texts that one wallet signed in one attempt, each for another account or network, the one that matters most first,
   * and keeps the sessions that they are worth. One value, then completes. Fails with `wallet-misbehaved` where one of them
   * proves nothing: then none is kept.
   */
  add(signed: readonly [SignedText, ...SignedText[]]): Observable<readonly Session[]>;
}

/** Of accounts that have signed in. Both fail with `not-signed-in` where there is no session any more. */
export interface AccountRecords {
  /** One value, then completes. */
  read(subject: SignInSubject): Observable<AccountRecord>;
  /** Replaces what the site has noted; `null` does away with it. Completes. */
  note(subject: SignInSubject, metadata: AccountMetadata): Observable<never>;
}

/** As the service has it: only the first is known to be of the requested account. */
export interface AccountRecord {
  readonly accountId: AccountId;
  /** Fields of the service's own. */
  readonly account: Readonly<Record<string, unknown>>;
}

/** What a sign-in service stores with an account: any JSON object, or nothing. */
export type AccountMetadata = Readonly<Record<string, unknown>> | null;

/** What ends a visitor's session: disconnecting, another account, or another network. */
export type SessionEnd = 'disconnect' | 'account' | 'network';

/** Who signs in, and where. */
export interface SignInSubject {
  readonly account: Account;
  readonly network: Network;
}

/** A sign-in message with its signature and the wallet that made it. */
export interface SignedText extends SignInSubject {
  readonly text: string;
  readonly signature: string;
  readonly wallet: { readonly name: string; readonly type: string; readonly icon?: string | undefined };
}

/** A session of a signed-in account. */
export interface Session {
  readonly accountId: AccountId;
  /** What was signed, and the proof of it, where the page knows them. */
  readonly text?: string;
  readonly signature?: string;
}
