/** The swap form while it is not known what can be swapped. */
import type { Failure } from '../../domain/failure/failure.js';
import type { AccountId } from '../../domain/network/caip.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import type { SwapState } from './state.js';

export const NO_SWAP: Omit<SwapState, 'accountId' | 'status'> = {
  ...{ tokens: [], prices: {}, amountText: '', stage: 'editing' },
};

export const UNREADY: Event = {
  type: 'snack.shown',
  snack: { kind: 'error', message: 'swap-unready', autoClose: true },
};

/** The form could not be loaded: a change of the state, and the events that report it. */
export function failedToLoad(accountId: AccountId, failure: Failure): readonly [Partial<State>, ...Event[]] {
  const swap: SwapState = { ...NO_SWAP, accountId, status: 'failed', failure };
  return [{ swap }, { type: 'swap.changed', swap, failure }, UNREADY];
}
