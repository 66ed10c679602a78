import type { Failure } from '../../domain/failure/failure.js';
import { isRefusal } from '../../domain/json-rpc/is-refusal.js';

/** How a failure is presented: as still to be answered, as declined by the visitor, or as an error. */
export type FailureTone = 'pending' | 'declined' | 'failed';

export function failureTone(failure: Failure): FailureTone {
  if (failure.code === 'already-pending') return 'pending';
  return isRefusal(failure) ? 'declined' : 'failed';
}

/** Brass for a rejection or something that the visitor can resolve, red for an error. */
export function noticeKind(failure: Failure): 'caution' | 'danger' {
  return failureTone(failure) === 'failed' ? 'danger' : 'caution';
}
