/** Estimated fees of requests, kept while they are pending. */
import type { Fold } from '../../engine/fold.js';

export const foldFees: Fold = (state, event) => {
  const { fees = {}, pending } = state.approve;
  const isWaiting = (id: string) => pending.some((request) => request.id === id);
  if (event.type === 'request.estimated' && isWaiting(event.id))
    return { ...state, approve: { ...state.approve, fees: { ...fees, [event.id]: event.fee } } };
  const kept = Object.entries(fees).filter(([id]) => isWaiting(id));
  if (kept.length === Object.keys(fees).length) return state;
  return { ...state, approve: { ...state.approve, fees: Object.fromEntries(kept) } };
};
