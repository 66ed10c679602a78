/** The dangers of pending requests, and whether the visitor continued anyway; kept while they are pending. */
import type { Fold } from '../../engine/fold.js';
import type { State } from '../../engine/state.js';
import type { ApproveState } from '../state.js';

export const foldDangers: Fold = (state, event) => {
  const { dangers = {}, pending } = state.approve;
  if (event.type === 'request.received' && event.dangers)
    return keep(state, { ...dangers, [event.request.id]: { dangers: event.dangers, held: true } });
  const held = event.type === 'request.forwarded' ? dangers[event.id] : undefined;
  if (event.type === 'request.forwarded' && held)
    return keep(state, { ...dangers, [event.id]: { ...held, held: false } });
  const kept = Object.entries(dangers).filter(([id]) => pending.some((request) => request.id === id));
  return kept.length === Object.keys(dangers).length ? state : keep(state, Object.fromEntries(kept));
};

function keep(state: State, dangers: ApproveState['dangers'] & {}): State {
  return { ...state, approve: { ...state.approve, dangers } };
}
