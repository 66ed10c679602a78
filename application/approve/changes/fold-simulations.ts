/** The simulated changes of pending requests, kept while they are pending. */
import type { Fold } from '../../engine/fold.js';

export const foldSimulations: Fold = (state, event) => {
  const { approve } = state;
  const { simulations } = approve;
  switch (event.type) {
    case 'request.simulated':
      // A request that was answered meanwhile needs none.
      if (!approve.pending.some(({ id }) => id === event.id)) return state;
      return { ...state, approve: { ...approve, simulations: { ...simulations, [event.id]: event.entry } } };
    case 'request.refused':
    case 'request.succeeded':
    case 'request.failed': {
      if (!simulations?.[event.request.id]) return state;
      const { [event.request.id]: _, ...others } = simulations;
      return { ...state, approve: { ...approve, simulations: others } };
    }
    default:
      return state;
  }
};
