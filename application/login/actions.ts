/** Published as `porthole/login`: logging in with the wallet inside the modal. */
import type { AccountType } from '../../domain/address/account.js';
import type { SocialProvider } from '../../domain/site/features.js';
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';

/**
 * Logs in by email with the wallet inside the modal: a mail is sent, with a code, or with a link that this browser has to
 * be approved by first. Ends when the code can be entered, or when nothing more is needed and the account is open. Fails
 * with `invalid-email`, with `too-soon` and `data.seconds` to wait, or as the wallet does.
 */
export function logInByEmail(modal: Runner, email: string): Promise<Outcome> {
  return modal.run({ type: 'log-in-by-email', email });
}

/**
 * Goes on with a login by email whose mail has been sent: waits once more for this browser to be approved, and takes a login up
 * again that the visitor has left. Ends when the code can be entered.
 */
export function resumeLogin(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'resume-login' });
}

/** Requests that mail again. */
export function resendCode(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'resend-code' });
}

/** Enters the code of the mail. Ends when the account is open; fails with `code-refused` for a wrong code. */
export function enterCode(modal: Runner, code: string): Promise<Outcome> {
  return modal.run({ type: 'enter-code', code });
}

/** Logs in with a social account. Call it inside the visitor's gesture: most providers have a window of their own. */
export function logInBySocial(modal: Runner, provider: SocialProvider): Promise<Outcome> {
  return modal.run({ type: 'log-in-by-social', provider });
}

/** Requests a change of the login email. Two codes follow: that of the old address, then that of the new one. */
export function changeEmail(modal: Runner, email: string): Promise<Outcome> {
  return modal.run({ type: 'change-email', email });
}

/** Enters the code that was sent to the old address, or to the new one. */
export function enterEmailCode(modal: Runner, code: string): Promise<Outcome> {
  return modal.run({ type: 'enter-email-code', code });
}

/** Uses the wallet's other kind of account from now on. */
export function changeAccountType(modal: Runner, accountType: AccountType): Promise<Outcome> {
  return modal.run({ type: 'change-account-type', accountType });
}
