/** The state of the embedded wallet's login, and its user. */
import type { AccountType } from '../../domain/address/account.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { SocialProvider } from '../../domain/site/features.js';
import type { LoginUser } from '../ports/embedded.js';

/** A login on its way. A `failure` waits for another try on the same screen. */
export type LoginAttempt =
  | {
      readonly way: 'email';
      readonly email: string;
      /** What is waited for: the mail to be sent, the device to be approved, or the code to be entered. */
      readonly step: 'email' | 'device' | 'code';
      /** What is on its way: a mail, a yes by the link in it, or the word about a code. */
      readonly busy: 'sending' | 'waiting' | 'checking' | undefined;
      readonly failure: Failure | undefined;
    }
  | {
      readonly way: 'social';
      readonly provider: SocialProvider;
      /** What is waited for: the provider's own window, or what it knows of the visitor. */
      readonly step: 'window' | 'user';
      /** An address to open on a phone, where the provider works that way. */
      readonly url: string | undefined;
      readonly failure: Failure | undefined;
    };

/** A change of the email on its way. */
export interface EmailChange {
  readonly email: string;
  /** What is waited for: the mail to be sent, the code of the old address, or that of the new one. */
  readonly step: 'email' | 'old' | 'new';
  /** True while an answer is on its way. */
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}

/** The last mail that was requested. */
export interface AskedMail {
  /** When, in milliseconds since 1970; the next may be 30 seconds later. See `emailWait`. */
  readonly at: number;
  /** What it was for, and what comes next there: it can be resumed, also after the screen was left. */
  readonly login?: { readonly email: string; readonly step: 'device' | 'code' } | undefined;
}

export interface LoginState {
  readonly attempt?: LoginAttempt | undefined;
  readonly emailChange?: EmailChange | undefined;
  /** Undefined: not logged in, or not with a wallet inside the modal. */
  readonly user?: LoginUser | undefined;
  readonly mail?: AskedMail | undefined;
  /** Whether social accounts wait for the wallet: in an installed web app it has to be there before a window is opened. */
  readonly held?: boolean | undefined;
  /** The kind of account that is being changed to. */
  readonly changingTo?: AccountType | undefined;
}
