import type { Failure } from '../failure/failure.js';

/** Rejected and cancelled requests are outcomes, not alerts. */
export function isRefusal(failure: Failure): boolean {
  return failure.code === 'rejected' || failure.code === 'cancelled';
}
