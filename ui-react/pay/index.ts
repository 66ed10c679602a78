/** Published as `porthole/pay/react`: React hooks for payments. */
export {
  type AvailableExchanges,
  type AvailableExchangesOptions,
  useAvailableExchanges,
} from './use-available-exchanges.js';
export {
  type ExchangeBuyStatusOptions,
  type ExchangeBuyStatusResult,
  useExchangeBuyStatus,
} from './use-exchange-buy-status.js';
export { type PayHandlers, type Paying, usePay } from './use-pay.js';
export { type PayUrlActions, usePayUrlActions } from './use-pay-url-actions.js';
