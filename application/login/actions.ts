/** Published as `porthole/login`: logs in to the embedded wallet. */
import type { AccountType } from '../../domain/address/account.js';
import type { SocialProvider } from '../../domain/site/features.js';
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';

export type { EmailChange, LoginAttempt, LoginState } from './state.js';

/**
 * Logs in to the embedded wallet by email. The visitor gets an email with a code, or with a link that approves this
 * browser first. Resolves when the code can be entered, or when the account is open and nothing more is needed. Fails
 * with `invalid-email`, `too-soon` (`data.seconds` to wait), `timed-out`, `request-failed`, and with `connector-not-found` without an embedded wallet.
 */
export function logInByEmail(modal: Runner, email: string): Promise<Outcome> {
  return modal.run({ type: 'log-in-by-email', email });
}

/**
 * Continues a login by email after the email was sent: waits again until this browser is approved, or resumes a login
 * that the visitor left. Resolves when the code can be entered.
 */
export function resumeLogin(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'resume-login' });
}

/** Requests the email again. Fails as `logInByEmail` does. */
export function resendCode(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'resend-code' });
}

/** Enters the code from the email. Resolves when the account is open. Fails with `code-refused` for a wrong code. */
export function enterCode(modal: Runner, code: string): Promise<Outcome> {
  return modal.run({ type: 'enter-code', code });
}

/** Logs in with a social account. Call it inside a user gesture: most providers open a window. */
export function logInBySocial(modal: Runner, provider: SocialProvider): Promise<Outcome> {
  return modal.run({ type: 'log-in-by-social', provider });
}

/** Requests a change of the login email. The visitor then enters two codes: from the old address, then from the new one. */
export function changeEmail(modal: Runner, email: string): Promise<Outcome> {
  return modal.run({ type: 'change-email', email });
}

/** Enters the code from the old address, or from the new one. */
export function enterEmailCode(modal: Runner, code: string): Promise<Outcome> {
  return modal.run({ type: 'enter-email-code', code });
}

/** Switches the embedded wallet to another account type. */
export function changeAccountType(modal: Runner, accountType: AccountType): Promise<Outcome> {
  return modal.run({ type: 'change-account-type', accountType });
}
