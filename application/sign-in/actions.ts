/** Published with `porthole/sign-in`: signing in to the site, and out. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';

/**
 * Signs in with the account in use: shows an explanation, then requests the signature from the wallet. Resolves when
 * the signature is verified, or once the screen that asks is shown. Does nothing if there is a session. Fails with
 * `not-signed-in` if sign-in is not configured (neither `siwx` nor `siweConfig`), `not-connected`, and
 * `already-pending` while an earlier request is pending.
 */
export function signIn(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'sign-in' });
}

/** Ends the session of the account in use, or declines to sign in. Also disconnects the wallet if sign-in is required. */
export function signOut(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'sign-out' });
}
