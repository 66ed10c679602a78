/** Published as `porthole/pay`: requests a payment from the visitor, by wallet or at an exchange. */

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

/** Adds payments at exchanges: `services: { exchanges: exchanges({ url }) }`, with `features: { pay: true }`. */
export function exchanges(options: ExchangeOptions): ServiceHandle<Exchanges> {
  const { url, pictureUrls } = (options ?? {}) as ExchangeOptions;
  return {
    ...{ id: 'http', urls: [url], pictureUrls: [url, pictureUrls ?? []].flat(), given: { exchanges: options } },
    load: async (context) => (await import('./exchange-client.js')).exchangeClient(options, context),
  };
}

/**
 * Shows the payment and resolves once it is confirmed. Fails with `data.payCode` and AppKit Pay's message, such as
 * `INVALID_AMOUNT`; with `cancelled` if the visitor closes the modal before any request, `already-pending` while a
 * wallet is prompting for an earlier payment, `rejected` if the visitor declines, `method-not-supported` if
 * `features.pay` is off.
 */
export function pay(modal: Runner, options: PayOptions): Promise<Outcome<PayResult>> {
  return modal.run(async () => (await load()).pay(options));
}

/** The available exchanges, one page at a time, for your own screens. Fails with `data.payCode`: `UNABLE_TO_GET_EXCHANGES`. */
export function availableExchanges(modal: Runner, wanted?: WantedExchanges): Promise<Outcome<ExchangePage>> {
  return modal.run(async () => (await load()).availableExchanges(wanted));
}

/**
 * The URL of the exchange's payment page, and the id to query the payment's status. Fails with `data.payCode`:
 * `ASSET_NOT_SUPPORTED`, `UNABLE_TO_GET_PAY_URL`.
 */
export function payUrl(modal: Runner, wanted: WantedPage): Promise<Outcome<PayPage>> {
  return modal.run(async () => (await load()).payUrl(wanted));
}

/** The same, and opens the page: call it inside a user gesture. `opened` is false if the browser blocks the window. */
export function openPayUrl(
  modal: Runner,
  wanted: WantedPage,
  options: Pick<PayOptions, 'openInNewTab'> = {},
): Promise<Outcome<PayPage & { readonly opened: boolean }>> {
  return modal.run(async () => (await load()).payUrl(wanted, options?.openInNewTab ?? true));
}

/** Requests the status of a payment at an exchange, once. Fails with `data.payCode`: `UNABLE_TO_GET_BUY_STATUS`. */
export function buyStatus(
  modal: Runner,
  wanted: { readonly exchangeId: string; readonly sessionId: string },
): Promise<Outcome<ExchangeBuyStatus>> {
  return modal.run(async () => (await load()).buyStatus(wanted?.exchangeId, wanted?.sessionId));
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
