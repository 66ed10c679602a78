import { accountIdOfState } from '../../connect/selectors.js';
import type { State } from '../../engine/state.js';
import type { HoldingsEntry } from '../state.js';

export function holdingsOf(state: State): HoldingsEntry | undefined {
  const id = accountIdOfState(state);
  return id && state.account.holdings[id];
}
