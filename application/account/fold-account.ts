/** Balances, activity and names of accounts. */
import type { Fold } from '../engine/fold.js';
import { reduceAccount } from './slice.js';

export const foldAccount: Fold = (state, event) => {
  const account = reduceAccount(state.account, event);
  return account === state.account ? state : { ...state, account };
};
