/** Descriptions of requests by descriptors, kept while they are pending. */
import type { Fold } from '../../engine/fold.js';

export const foldDescribed: Fold = (state, event) => {
  const { described = {}, pending } = state.approve;
  const isWaiting = (id: string) => pending.some((request) => request.id === id);
  if (event.type === 'request.described' && isWaiting(event.id))
    return { ...state, approve: { ...state.approve, described: { ...described, [event.id]: event.words } } };
  const kept = Object.entries(described).filter(([id]) => isWaiting(id));
  if (kept.length === Object.keys(described).length) return state;
  return { ...state, approve: { ...state.approve, described: Object.fromEntries(kept) } };
};
