/** Published as `porthole/allowances`: lists and revokes the token allowances of the account in use. */

import type { Outcome } from '../../application/engine/outcome.js';
import type { Runner } from '../../application/engine/runner.js';
import type { Allowance, AllowanceList } from '../../domain/allowance/allowance.js';
import { loadOnce } from '../load-once.js';

const load = loadOnce(() => import('../../application/allowances/allowances-part.js'));

/**
 * Lists the allowances of the account in use on the network in use (ERC-20, ERC-721, ERC-1155, Permit2): found in the
 * node's logs, with current values from the contracts. `since` and `unread` say if the list is incomplete. Fails with
 * `not-connected`, `network-not-supported`, and with `request-failed` or `timed-out` if the node does not answer.
 */
export function listAllowances(modal: Runner): Promise<Outcome<AllowanceList>> {
  return modal.run(async () => (await load()).listAllowances());
}

/**
 * Revokes an allowance: requests the transaction from the wallet, and resolves once the contract reports that the
 * allowance is gone. Fails with `rejected`, with `transaction-reverted` (also if the allowance is still there
 * afterwards), and with the codes of other wallet errors.
 */
export function revokeAllowance(modal: Runner, allowance: Allowance): Promise<Outcome> {
  return modal.run(async () => (await load()).revokeAllowance(allowance));
}

export type { Allowance, AllowanceList, AllowanceSubject } from '../../domain/allowance/allowance.js';
export type { ClaimedToken } from '../../domain/simulation/simulation.js';
