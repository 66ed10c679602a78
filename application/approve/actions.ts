/** Published as `porthole/approve`: requests that wait for the visitor. */
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';

/** Declines a request that waits for approval. */
export function rejectRequest(modal: Runner, requestId: string): Promise<Outcome> {
  return modal.run({ type: 'reject-request', requestId });
}
