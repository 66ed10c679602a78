/** The events of a login, and of the messages between page and secure frame. */
import type { AccountType } from '../../domain/address/account.js';
import type { Failure } from '../../domain/failure/failure.js';
import type { LoginUser } from '../ports/embedded.js';
import type { AskedMail, EmailChange, LoginAttempt } from './state.js';

export type LoginEvent =
  /** The state of a pending login; undefined when cancelled. */
  | { readonly type: 'login.changed'; readonly attempt: LoginAttempt | undefined; readonly failure?: Failure }
  /** A login that could not be started. */
  | { readonly type: 'login.refused'; readonly failure: Failure }
  /** An email was requested, at this time in milliseconds since 1970. */
  | { readonly type: 'login.mailed'; readonly mail: AskedMail }
  | { readonly type: 'login.user-known'; readonly user: LoginUser | undefined }
  /** The state of a change of the email; undefined when done or cancelled. */
  | { readonly type: 'email-change.changed'; readonly change: EmailChange | undefined; readonly failure?: Failure }
  | { readonly type: 'account-type.change-started'; readonly accountType: AccountType }
  | { readonly type: 'account-type.changed'; readonly accountType: AccountType }
  | { readonly type: 'account-type.change-failed'; readonly accountType: AccountType; readonly failure: Failure }
  /** A message between page and secure frame; `message` is its name there, such as `CONNECT_EMAIL`. */
  | { readonly type: 'frame.asked'; readonly message: string }
  | { readonly type: 'frame.answered'; readonly message: string }
  | { readonly type: 'frame.refused'; readonly message: string; readonly reason: Failure }
  /** Social accounts have to wait until `frame.ready`. */
  | { readonly type: 'login.held' }
  | { readonly type: 'frame.ready' };
