/** Published as `porthole/appkit/pay`: replaces `@reown/appkit-pay`. Needs `features: { pay: true }` and a service for exchanges. */
export type { WantedExchanges } from '../../../application/pay/ask-exchanges.js';
export type { Exchange, ExchangePage } from '../../../domain/trade/exchange.js';
export type { PaymentAsset, PayOptions } from '../../../domain/trade/payment.js';
export { getExchanges, getIsPaymentInProgress, getPayError, getPayResult, openPay } from './pay-calls.js';
