import {
  type ExchangeBuyStatusOptions,
  type ExchangeBuyStatusResult,
  useBuyStatusOf,
} from '../../../../ui-react/pay/use-exchange-buy-status.js';
import { neededInstance } from '../../react/use-modal-state.js';

/** The status of a payment at an exchange: polled until it is final. */
export function useExchangeBuyStatus(options: ExchangeBuyStatusOptions): ExchangeBuyStatusResult {
  return useBuyStatusOf(neededInstance('useExchangeBuyStatus').porthole, options);
}
