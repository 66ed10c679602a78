/** Folds events into the swap form, and into the screen after an approval inside the modal. */
import type { Fold } from '../engine/fold.js';
import { withRouter } from '../shell/navigation.js';

export const foldSwap: Fold = (before, event) => {
  if (event.type !== 'swap.changed') return before;
  const state = { ...before, swap: event.swap };
  const { after } = event;
  if (after === undefined) return state;
  return withRouter(state, { ...state.router, transactions: [...state.router.transactions, after] });
};
