/** The state of the embedded wallet's login, and its user. */
import type { AccountType } from '../../domain/address/account.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { SocialProvider } from '../../domain/site/features.js';
import type { LoginUser } from '../ports/embedded.js';

/** A pending login. With a `failure`, it can be retried on the same screen. */
export type LoginAttempt =
  | {
      readonly way: 'email';
      readonly email: string;
      /** The next step: the email to be sent, the browser to be approved, or the code to be entered. */
      readonly step: 'email' | 'device' | 'code';
      /** What is pending: the email, the approval by its link, or the check of the code. */
      readonly busy: 'sending' | 'waiting' | 'checking' | undefined;
      readonly failure: Failure | undefined;
    }
  | {
      readonly way: 'social';
      readonly provider: SocialProvider;
      /** What is pending: the provider's window, or the visitor's identity. */
      readonly step: 'window' | 'user';
      /** A URL to open on a phone, if the provider works that way. */
      readonly url: string | undefined;
      readonly failure: Failure | undefined;
    };

/** A pending change of the email. */
export interface EmailChange {
  readonly email: string;
  /** The next step: the email to be sent, the code from the old address, or that from the new one. */
  readonly step: 'email' | 'old' | 'new';
  /** True while an answer is pending. */
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}

/** The last email that was requested. */
export interface AskedMail {
  /** When: Unix time in milliseconds. The next may be requested 30 seconds later. */
  readonly at: number;
  /** The login that it is for, and the next step: the login can be resumed, even after its screen was left. */
  readonly login?: { readonly email: string; readonly step: 'device' | 'code' } | undefined;
}

/** The login by email or by a social account: its progress, and the logged-in user. */
export interface LoginState {
  readonly attempt?: LoginAttempt | undefined;
  readonly emailChange?: EmailChange | undefined;
  /** Undefined: not logged in, or not with a wallet inside the modal. */
  readonly user?: LoginUser | undefined;
  readonly mail?: AskedMail | undefined;
  /** Whether social logins wait for the wallet: in an installed web app it has to be loaded before a window is opened. */
  readonly held?: boolean | undefined;
  /** The account type that is being switched to. */
  readonly changingTo?: AccountType | undefined;
}
