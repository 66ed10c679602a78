import {
  type ExchangeBuyStatusOptions,
  type ExchangeBuyStatusResult,
  useBuyStatusOf,
} from '../../../../ui-react/pay/use-exchange-buy-status.js';
import { useNeededInstance } from '../../react/use-modal-state.js';

/** Polls the status of a payment at an exchange until it is final. */
export function useExchangeBuyStatus(options: ExchangeBuyStatusOptions): ExchangeBuyStatusResult {
  return useBuyStatusOf(useNeededInstance('useExchangeBuyStatus').porthole, options);
}
