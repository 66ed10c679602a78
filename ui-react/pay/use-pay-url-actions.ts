import type { Outcome } from '../../application/engine/outcome.js';
import type { Modal } from '../../application/modal/modal.js';
import type { WantedPage } from '../../application/pay/ask-exchanges.js';
import type { PayPage } from '../../domain/trade/exchange.js';
import { useModal } from '../use-modal.js';
import { runPay } from './pay-calls.js';

/** What `usePayUrlActions` returns: functions that get or open an exchange's page. */
export interface PayUrlActions {
  /** The exchange's payment page, and the id to query the payment's status. */
  readonly getUrl: (wanted: WantedPage) => Promise<Outcome<PayPage>>;
  /** The same, and opens the page: call it inside a user gesture. `opened` is false if the browser blocks the window. */
  readonly openUrl: (
    wanted: WantedPage,
    openInNewTab?: boolean,
  ) => Promise<Outcome<PayPage & { readonly opened: boolean }>>;
}

/** Functions to pay at an exchange from your own button. */
export function usePayUrlActions(): PayUrlActions {
  return payUrlActions(useModal());
}

/** The same for a modal that does not come from a provider. */
export function payUrlActions(modal: Modal): PayUrlActions {
  return {
    getUrl: (wanted) => runPay(modal, ({ payUrl }) => payUrl(wanted)),
    openUrl: (wanted, openInNewTab = true) => runPay(modal, ({ payUrl }) => payUrl(wanted, openInNewTab)),
  };
}
