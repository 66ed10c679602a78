/** Published with `porthole/sign-in`: signing in to the site, and out. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';

/**
 * Signs the account in use in to the site: explains what that means, then requests the signature from the wallet.
 * Ends well once the signature is verified, or the question is on screen. Does nothing where there is a session. Fails with
 * `not-signed-in` where sign-in is not configured (no `siwx` and no `siweConfig`).
 */
export function signIn(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'sign-in' });
}

/** Ends the session of the account in use, or declines to sign in. Where required, also disconnects the wallet. */
export function signOut(modal: Runner): Promise<Outcome> {
  return modal.run({ type: 'sign-out' });
}
