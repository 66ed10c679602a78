/** Published as `porthole/allowances`: what the account in use has allowed others to take, and taking it back. */

import type { Outcome } from '../../application/engine/outcome.js';
import type { Runner } from '../../application/engine/runner.js';
import type { Allowance, AllowanceList } from '../../domain/allowance/allowance.js';
import { loadOnce } from '../load-once.js';

const load = loadOnce(() => import('../../application/allowances/allowances-part.js'));

/**
 * What the account in use has allowed others to take on the network in use, of tokens, collections and by Permit2: found in the
 * node's logs, and as the contracts say it is now. `since` and `unread` tell where that is not all. Fails with `not-connected`,
 * `network-not-supported`, and `request-failed` or `timed-out` where the node does not say.
 */
export function listAllowances(modal: Runner): Promise<Outcome<AllowanceList>> {
  return modal.run(async () => (await load()).listAllowances());
}

/**
 * Has the wallet take one of them back, and ends once the contract says that it is gone. Fails with `rejected`,
 * `transaction-reverted` also where the contract still allows it, and with the wallet's own codes.
 */
export function revokeAllowance(modal: Runner, allowance: Allowance): Promise<Outcome> {
  return modal.run(async () => (await load()).revokeAllowance(allowance));
}

export type { Allowance, AllowanceList, AllowanceSubject } from '../../domain/allowance/allowance.js';
export type { ClaimedToken } from '../../domain/simulation/simulation.js';
