/** The window of a seller, without `window.opener`. */

const LOOK = 'popup,width=600,height=800,scrollbars=yes';

/** False: the browser blocks windows. Only URLs that `sellersPage` has accepted may be passed. */
export function showSellersPage(page: string): boolean {
  // With `noopener` a browser does not report whether it opened a window: open it empty and cut it off before navigating.
  const opened = globalThis.open?.('about:blank', '_blank', LOOK);
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(page);
  return true;
}
