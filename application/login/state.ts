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
      /** The next step: the mail to be sent, the device to be approved, or the code to be entered. */
      readonly step: 'email' | 'device' | 'code';
      /** What is pending: a mail, an approval by its link, or the check of a code. */
      readonly busy: 'sending' | 'waiting' | 'checking' | undefined;
      readonly failure: Failure | undefined;
    }
  | {
      readonly way: 'social';
      readonly provider: SocialProvider;
      /** What is pending: the provider's window, or the visitor's identity. */
      readonly step: 'window' | 'user';
      /** An address to open on a phone, where the provider works that way. */
      readonly url: string | undefined;
      readonly failure: Failure | undefined;
    };

/** A pending change of the email. */
export interface EmailChange {
  readonly email: string;
  /** The next step: the mail to be sent, the code of the old address, or that of the new one. */
  readonly step: 'email' | 'old' | 'new';
  /** True while an answer is pending. */
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}

/** The last mail that was requested. */
export interface AskedMail {
  /** When, in milliseconds since 1970; the next may be 30 seconds later. */
  readonly at: number;
  /** Its purpose, and the next step: it can be resumed, also after the screen was left. */
  readonly login?: { readonly email: string; readonly step: 'device' | 'code' } | undefined;
}

/** The logins by email or a social account: what is under way, and who is logged in. */
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
