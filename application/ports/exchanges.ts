/** What paying from an exchange needs from outside: a service that knows exchanges. */
import type { Observable } from 'rxjs';
import type {
  ExchangeBuyStatus,
  ExchangePage,
  ExchangeQuery,
  PayPage,
  PayPageQuestion,
} from '../../domain/trade/exchange.js';

/** Each stream emits once, then completes, or fails with `request-failed` or `timed-out`. Texts are harmless. */
export interface Exchanges {
  exchanges(query: ExchangeQuery): Observable<ExchangePage>;
  /** Where it is paid: an address of the web, and nothing else. Fails with `untrusted-origin` where that would be no page. */
  payPage(question: PayPageQuestion): Observable<PayPage>;
  status(exchangeId: string, sessionId: string): Observable<ExchangeBuyStatus>;
  /** Makes ready to show a page. Call it inside the visitor's gesture. `newTab`: not in place of this one. */
  opening(newTab: boolean): PageOpening;
}

/** A window that was opened inside the visitor's gesture, before its address is known: browsers block later ones. */
export interface PageOpening {
  /** False: the browser opens no window. */
  lead(page: string): boolean;
  /** There is nothing to show after all. */
  giveUp(): void;
}
