import { type PayUrlActions, payUrlActions } from '../../../../ui-react/pay/use-pay-url-actions.js';
import { neededInstance } from '../../react/use-modal-state.js';

/** Paying at an exchange from a button of your own. */
export function usePayUrlActions(): PayUrlActions {
  return payUrlActions(neededInstance('usePayUrlActions').porthole);
}
