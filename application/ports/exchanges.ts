/** The driven port for paying from an exchange: a service that lists exchanges. */
import type { Observable } from 'rxjs';
import type {
  ExchangeBuyStatus,
  ExchangePage,
  ExchangeQuery,
  PayPage,
  PayPageQuestion,
} from '../../domain/trade/exchange.js';

/**
 * A service for payments at exchanges. Each stream emits once, then completes, or fails with `request-failed` or
 * `timed-out`. Texts are sanitized.
 */
export interface Exchanges {
  exchanges(query: ExchangeQuery): Observable<ExchangePage>;
  /** The exchange's payment page, an http(s) URL. Fails with `untrusted-origin` for anything else. */
  payPage(question: PayPageQuestion): Observable<PayPage>;
  status(exchangeId: string, sessionId: string): Observable<ExchangeBuyStatus>;
  /** Prepares to open a page. Call it inside a user gesture. `newTab`: in a new tab, not in place of this page. */
  opening(newTab: boolean): PageOpening;
}

/** A window that was opened inside a user gesture, before its URL is known: browsers block windows that are opened later. */
export interface PageOpening {
  /** Opens the page. False: the browser has blocked the window. */
  lead(page: string): boolean;
  /** Closes the window: there is no page to show. */
  giveUp(): void;
}
