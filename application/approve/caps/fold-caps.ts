/** The requests that wait for spending caps, and their changed form once one is set. */
import type { Fold } from '../../engine/fold.js';
import type { State } from '../../engine/state.js';
import { withRouter } from '../../shell/navigation.js';

export const foldCaps: Fold = (state, event) => {
  const { approve } = state;
  const { uncapped } = approve;
  switch (event.type) {
    case 'request.received':
      if (!event.uncapped) return state;
      return { ...state, approve: { ...approve, uncapped: { ...uncapped, [event.request.id]: event.uncapped } } };
    case 'request.capped': {
      const { request } = event;
      const pending = approve.pending.map((each) => (each.id === request.id ? request : each));
      // The descriptions of the former amount are no longer valid.
      const described = without(approve.described, request.id);
      const simulations = without(approve.simulations, request.id);
      const digests = without(approve.digests, request.id);
      const { interrupt } = state.router;
      const changed = { ...state, approve: { ...approve, pending, described, simulations, digests } };
      return interrupt?.view === 'approve' && interrupt.request.id === request.id
        ? withRouter(changed, { ...state.router, interrupt: { ...interrupt, request } })
        : changed;
    }
    case 'request.forwarded':
      return ended(state, event.id);
    case 'request.refused':
    case 'request.succeeded':
    case 'request.failed':
      return ended(state, event.request.id);
    default:
      return state;
  }
};

function ended(state: State, id: string): State {
  const { uncapped } = state.approve;
  if (!uncapped?.[id]) return state;
  return { ...state, approve: { ...state.approve, uncapped: without(uncapped, id) } };
}

function without<T>(map: Readonly<Record<string, T>> | undefined, id: string): Readonly<Record<string, T>> {
  const { [id]: _, ...others } = map ?? {};
  return others;
}
