/** Published as `porthole/pay`: having a visitor pay a sum, from their wallet or at an exchange. */

import type { Outcome } from '../../application/engine/outcome.js';
import type { Runner } from '../../application/engine/runner.js';
import type { WantedExchanges, WantedPage } from '../../application/pay/ask-exchanges.js';
import type { PayResult } from '../../application/pay/state.js';
import type { Exchanges } from '../../application/ports/exchanges.js';
import type { ServiceHandle } from '../../application/ports/services.js';
import type { ExchangeBuyStatus, ExchangePage, PayPage } from '../../domain/trade/exchange.js';
import type { PayOptions } from '../../domain/trade/payment.js';
import { loadOnce } from '../load-once.js';
import type { ExchangeOptions } from './options.js';

export type { ExchangeOptions } from './options.js';

const load = loadOnce(() => import('../../application/pay/pay-part.js'));

/** Lets visitors pay at exchanges: `services: { exchanges: exchanges({ url }) }`, with `features: { pay: true }`. */
export function exchanges(options: ExchangeOptions): ServiceHandle<Exchanges> {
  const { url, pictureUrls = [] } = options;
  return {
    ...{ id: 'http', urls: [url], pictureUrls: [url, ...pictureUrls], given: { exchanges: options } },
    load: async (context) => (await import('./exchange-client.js')).exchangeClient(options, context),
  };
}

/**
 * Shows the payment and resolves once it is made, with the transaction's hash. Fails with `data.payCode` and its words as
 * the message, such as `INVALID_AMOUNT`; with `cancelled` if the visitor closes before any request, `already-pending` while
 * a wallet is prompting for an earlier payment, `rejected` if the visitor declines, `method-not-supported` where pay is off.
 */
export function pay(modal: Runner, options: PayOptions): Promise<Outcome<PayResult>> {
  return modal.run(async () => (await load()).pay(options));
}

/** For screens of your own: the exchanges that the service knows, a page at a time. Fails with `data.payCode`: `UNABLE_TO_GET_EXCHANGES`. */
export function availableExchanges(modal: Runner, wanted?: WantedExchanges): Promise<Outcome<ExchangePage>> {
  return modal.run(async () => (await load()).availableExchanges(wanted));
}

/** The payment page, and the id for requesting the payment's status. Fails with `data.payCode`: `ASSET_NOT_SUPPORTED`, `UNABLE_TO_GET_PAY_URL`. */
export function payUrl(modal: Runner, wanted: WantedPage): Promise<Outcome<PayPage>> {
  return modal.run(async () => (await load()).payUrl(wanted));
}

/** The same, and opens it: call it inside the visitor's gesture. `opened` is false where the browser opens no window. */
export function openPayUrl(
  modal: Runner,
  wanted: WantedPage,
  { openInNewTab = true }: Pick<PayOptions, 'openInNewTab'> = {},
): Promise<Outcome<PayPage & { readonly opened: boolean }>> {
  return modal.run(async () => (await load()).payUrl(wanted, openInNewTab));
}

/** The status of a payment at an exchange; one request. Fails with `data.payCode`: `UNABLE_TO_GET_BUY_STATUS`. */
export function buyStatus(
  modal: Runner,
  { exchangeId, sessionId }: { readonly exchangeId: string; readonly sessionId: string },
): Promise<Outcome<ExchangeBuyStatus>> {
  return modal.run(async () => (await load()).buyStatus(exchangeId, sessionId));
}

export type { WantedExchanges, WantedPage } from '../../application/pay/ask-exchanges.js';
export type { PayResult, PayState, PayStep } from '../../application/pay/state.js';
export type { Exchanges, PageOpening } from '../../application/ports/exchanges.js';
export type {
  Exchange,
  ExchangeBuyStatus,
  ExchangePage,
  ExchangeQuery,
  PayPage,
  PayPageQuestion,
} from '../../domain/trade/exchange.js';
export type { PayErrorCode } from '../../domain/trade/pay-error.js';
export type { Payment, PaymentAsset, PayOptions } from '../../domain/trade/payment.js';
