/** Updates the requests that wait for the visitor's approval after an event. */
import type { Event } from '../engine/events.js';
import type { ApproveState } from './state.js';

export function reduceApprove(approve: ApproveState, event: Event): ApproveState {
  switch (event.type) {
    case 'request.received':
      return { ...approve, pending: [...approve.pending, event.request] };
    case 'request.refused':
    case 'request.succeeded':
    case 'request.failed': {
      const pending = approve.pending.filter((request) => request.id !== event.request.id);
      return pending.length === approve.pending.length ? approve : { ...approve, pending };
    }
    default:
      return approve;
  }
}
