import { type PayUrlActions, payUrlActions } from '../../../../ui-react/pay/use-pay-url-actions.js';
import { useNeededInstance } from '../../react/use-modal-state.js';

/** Functions to pay at an exchange from your own button. */
export function usePayUrlActions(): PayUrlActions {
  return payUrlActions(useNeededInstance('usePayUrlActions').porthole);
}
