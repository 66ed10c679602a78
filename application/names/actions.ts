/** Published as `porthole/names`: names for accounts inside the modal. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';

/**
 * Finds out whether a name can be had, without its suffix: half a second after the last call, an earlier one ends as
 * `cancelled`. The result is in `naming`. Fails with `adapter-not-found` where no names are given: to accounts
 * of wallets outside the modal, beside EVM networks, without a service for them.
 */
export function tryName(modal: Runner, label: string): Promise<Outcome> {
  return modal.run({ type: 'try-name', label });
}

/** Requests that name: the wallet signs. Fails with `rejected`, `invalid-id` and, from the service, `request-failed`. */
export function registerName(modal: Runner, label: string): Promise<Outcome> {
  return modal.run({ type: 'register-name', label });
}
