import type { Observable } from 'rxjs';
import type { Account } from '../../domain/address/account.js';
import type { AccountId, Namespace } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import type { SignInTerms } from '../../domain/sign-in/sign-in-message.js';

/**
 * Sign-in to the site. No request is sent before subscribing, and unsubscribing cancels it. Each stream completes or
 * fails with a `Failure`.
 */
export interface SignIn {
  /** Whether visitors need a session to stay connected. */
  readonly required: boolean;
  /** True for `siweConfig`: the screen is ConnectingSiwe instead of SIWXSignMessage. */
  readonly siwe?: boolean | undefined;
  /** The namespaces whose accounts sign in. Absent: all. */
  readonly namespaces?: readonly Namespace[] | undefined;
  /** What ends a session: disconnecting, switching accounts or switching networks. */
  readonly endsOn: readonly SessionEnd[];
  /** The text to sign, with a fresh nonce. Emits once, then completes. */
  text(subject: SignInSubject): Observable<string>;
  /** Verifies a signed text and stores its session. Emits once. Fails with `wallet-misbehaved` for an invalid signature. */
  add(signed: SignedText): Observable<Session>;
  /** The valid sessions of this account on this network. Emits once, then completes. */
  sessions(subject: SignInSubject): Observable<readonly Session[]>;
  /** Emits when a session may have expired; it is then checked again. Never fails. Absent: sessions are not checked again. */
  readonly stale$?: Observable<unknown> | undefined;
  /** For wallets that connect and sign in with one approval. Absent: visitors sign after they have connected. */
  readonly atOnce?: SignInAtOnce | undefined;
  /** Data about accounts. Absent: only sessions are stored. */
  readonly records?: AccountRecords | undefined;
  /** Ends the sessions of this account on this network. Completes. */
  end(subject: SignInSubject): Observable<never>;
}

/** Sign-in in one step with connecting, before the account is known. */
export interface SignInAtOnce {
  /** The message to sign, without account and network, with a fresh nonce. Emits once, then completes. */
  terms(): Observable<SignInTerms>;
  /**
   * Verifies texts that one wallet signed in one attempt, each for another account or network, most important first,
   * and stores their sessions. Emits once, then completes. Fails with `wallet-misbehaved` if one of them is invalid;
   * none is stored then.
   */
  add(signed: readonly [SignedText, ...SignedText[]]): Observable<readonly Session[]>;
}

/** A service's records of signed-in accounts. Both fail with `not-signed-in` if there is no session. */
export interface AccountRecords {
  /** One value, then completes. */
  read(subject: SignInSubject): Observable<AccountRecord>;
  /** Replaces the site's data for the account; `null` deletes it. Completes. */
  note(subject: SignInSubject, metadata: AccountMetadata): Observable<never>;
}

/** The service's record of an account. Only `accountId` is verified to be the requested account's. */
export interface AccountRecord {
  readonly accountId: AccountId;
  /** The service's own fields. */
  readonly account: Readonly<Record<string, unknown>>;
}

/** Data that a sign-in service stores for an account: a JSON object, or `null`. */
export type AccountMetadata = Readonly<Record<string, unknown>> | null;

/** What ends a session: disconnecting, switching accounts or switching networks. */
export type SessionEnd = 'disconnect' | 'account' | 'network';

/** The account that signs in, and its network. */
export interface SignInSubject {
  readonly account: Account;
  readonly network: Network;
}

/** A sign-in message with its signature and the wallet that made it. */
export interface SignedText extends SignInSubject {
  readonly text: string;
  /** In the namespace's format, as the wallet returned it. */
  readonly signature: string;
  readonly wallet: { readonly name: string; readonly type: string; readonly icon?: string | undefined };
}

/** A session of a signed-in account. */
export interface Session {
  readonly accountId: AccountId;
  /** The signed text and its signature, if the page knows them. */
  readonly text?: string;
  readonly signature?: string;
}
