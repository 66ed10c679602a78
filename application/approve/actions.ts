/** Published as `porthole/approve`: answers requests that wait for the visitor's approval. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';

export type { ApproveState, EndangeredRequest } from './state.js';

/** It is loaded whenever a request is pending. */
const part = () => import('./approve-part.js');

/**
 * Sets the spending cap of a request that is waiting for one. `at`: the index of the call; `amount`: in the token's
 * smallest unit. The visitor then sees the changed request.
 */
export function setSpendingCap(modal: Runner, requestId: string, at: number, amount: bigint): Promise<Outcome> {
  return modal.run(async () => (await part()).setSpendingCap({ requestId, at, amount }));
}

/**
 * Forwards a request as it is shown to the wallet, after it waited for its spending cap or for the visitor to accept
 * its dangers.
 */
export function forwardRequest(modal: Runner, requestId: string): Promise<Outcome> {
  return modal.run(async () => (await part()).forwardRequest({ requestId }));
}

/** Rejects a request that is waiting for approval: the page gets the EIP-1193 error 4001. */
export function rejectRequest(modal: Runner, requestId: string): Promise<Outcome> {
  return modal.run({ type: 'reject-request', requestId });
}
