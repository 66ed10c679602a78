/** The part of the core that is loaded for payments. */
export { availableExchanges, buyStatus, payUrl } from './ask-exchanges.js';
export { listExchanges } from './list-exchanges.js';
export { pay } from './pay.js';
export { payByExchange } from './pay-by-exchange.js';
export { payByWallet } from './pay-by-wallet.js';
