/** Published as `porthole/approve`: requests that wait for the visitor. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';

/** It is loaded already where a request waits. */
const part = () => import('./approve-part.js');

/** Sets the spending cap of a request that waits for one: of its call `at`, in the token's smallest unit. Then the visitor is shown it anew. */
export function setSpendingCap(modal: Runner, requestId: string, at: number, amount: bigint): Promise<Outcome> {
  return modal.run(async () => (await part()).setSpendingCap({ requestId, at, amount }));
}

/** Passes a request that waited for its spending cap on to the wallet, as it is shown. */
export function forwardRequest(modal: Runner, requestId: string): Promise<Outcome> {
  return modal.run(async () => (await part()).forwardRequest({ requestId }));
}

/** Declines a request that waits for approval. */
export function rejectRequest(modal: Runner, requestId: string): Promise<Outcome> {
  return modal.run({ type: 'reject-request', requestId });
}
