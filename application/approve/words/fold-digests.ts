/** Digests of requests, kept while they are pending. */
import type { Fold } from '../../engine/fold.js';

export const foldDigests: Fold = (state, event) => {
  const { digests = {}, pending } = state.approve;
  const isWaiting = (id: string) => pending.some((request) => request.id === id);
  if (event.type === 'request.digested' && isWaiting(event.id))
    return { ...state, approve: { ...state.approve, digests: { ...digests, [event.id]: event.digests } } };
  const kept = Object.entries(digests).filter(([id]) => isWaiting(id));
  if (kept.length === Object.keys(digests).length) return state;
  return { ...state, approve: { ...state.approve, digests: Object.fromEntries(kept) } };
};
