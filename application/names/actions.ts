/** Published as `porthole/names`: registers names for embedded accounts. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';

/**
 * Checks whether a name is available, half a second after the last call; earlier calls end as `cancelled`. `label`: the
 * name without its suffix. The result is in `state.naming`. Fails with `adapter-not-found` if names cannot be
 * registered: for accounts of other wallets, outside EVM networks, or without a name registry; with `already-pending`
 * while the wallet is prompting for a registration of the account.
 */
export function tryName(modal: Runner, label: string): Promise<Outcome> {
  return modal.run({ type: 'try-name', label });
}

/** Registers a name; the wallet signs the request. Fails with `rejected`, `invalid-id`, `already-pending` and, from the service, `request-failed`. */
export function registerName(modal: Runner, label: string): Promise<Outcome> {
  return modal.run({ type: 'register-name', label });
}
