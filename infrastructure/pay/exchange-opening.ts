/** The tab of an exchange, without `window.opener`. */
import type { PageOpening } from '../../application/ports/exchanges.js';

/** Opened empty, during the user gesture: by the time the page's URL is known, browsers block it. */
export function exchangeOpening(newTab: boolean): PageOpening {
  if (!newTab) {
    return {
      lead(page) {
        globalThis.location?.assign(page);
        return true;
      },
      giveUp: () => undefined,
    };
  }
  const tab = globalThis.open?.('about:blank', '_blank');
  if (tab) tab.opener = null;
  return {
    lead(page) {
      if (!tab || tab.closed) return false;
      tab.location.replace(page);
      return true;
    },
    giveUp: () => tab?.close(),
  };
}
