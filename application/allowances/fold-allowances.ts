/** Updates the account's allowances after an event. */
import { allowanceKey } from '../../domain/allowance/allowance.js';
import type { Event } from '../engine/events.js';
import type { Fold } from '../engine/fold.js';
import type { AllowancesState } from './state.js';

export const foldAllowances: Fold = (state, event) => {
  const allowances = reduceAllowances(state.allowances, event);
  return allowances === state.allowances ? state : { ...state, allowances };
};

function reduceAllowances(state: AllowancesState | undefined, event: Event): AllowancesState | undefined {
  if (event.type === 'allowances.requested') {
    const { accountId } = event;
    const known = state?.accountId === accountId ? state : undefined;
    return { accountId, status: 'loading', list: known?.list, ending: known?.ending };
  }
  // What is revoked for another account leaves this one's list as it is.
  if (!state || ('allowance' in event && event.accountId !== state.accountId)) return state;
  switch (event.type) {
    case 'allowances.listed':
      return state.accountId === event.accountId ? { ...state, status: 'ready', list: event.result } : state;
    case 'allowances.failed':
      return state.accountId === event.accountId ? { ...state, status: 'failed', failure: event.failure } : state;
    case 'allowance.revoke-started':
      return { ...state, ending: { of: event.allowance, stage: 'asked' } };
    case 'allowance.revoke-submitted':
      return { ...state, ending: { of: event.allowance, stage: 'submitted' } };
    case 'allowance.revoked': {
      const { list } = state;
      const key = allowanceKey(event.allowance);
      const allowances = list?.allowances.filter((each) => allowanceKey(each) !== key) ?? [];
      return { ...state, list: list && { ...list, allowances }, ending: undefined };
    }
    case 'allowance.revoke-failed':
      return { ...state, ending: { of: event.allowance, stage: 'failed', failure: event.failure } };
    default:
      return state;
  }
}
