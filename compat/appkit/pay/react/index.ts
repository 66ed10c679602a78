/** Published as `porthole/appkit/pay/react`: replaces `@reown/appkit-pay/react`. */
export type {
  AvailableExchanges,
  AvailableExchangesOptions,
} from '../../../../ui-react/pay/use-available-exchanges.js';
export type {
  ExchangeBuyStatusOptions,
  ExchangeBuyStatusResult,
} from '../../../../ui-react/pay/use-exchange-buy-status.js';
export type { PayUrlActions } from '../../../../ui-react/pay/use-pay-url-actions.js';
export { useAvailableExchanges } from './use-available-exchanges.js';
export { useExchangeBuyStatus } from './use-exchange-buy-status.js';
export { type PayHandlers, type Paying, usePay } from './use-pay.js';
export { usePayUrlActions } from './use-pay-url-actions.js';
