import type { Failure } from '../failure/failure.js';

/** "The user said no" and "gave up" are outcomes, not alarms. */
export function isRefusal(failure: Failure): boolean {
  return failure.code === 'rejected' || failure.code === 'cancelled';
}
