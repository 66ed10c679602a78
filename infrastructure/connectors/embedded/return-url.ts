/** Navigation to the provider's page and back, if an app cannot open windows. */

/** The page's URL. */
export interface PageAddress {
  read(): string;
  /** Navigates the top window. */
  redirectTo(url: string): void;
  /** Replaces the URL without loading anything. */
  rewrite(url: string): void;
}

export const browserAddress: PageAddress = {
  read: () => location.href,
  redirectTo: (url) => void window.open(url, '_top'),
  // Keeps a router's history state.
  rewrite: (url) => history.replaceState(history.state, '', url),
};

const RESULT = 'result_uri';
/** Some services are reached through a redirect, with their URL as a parameter. */
const BROKER = 'auth.magic.link';
const BEHIND = 'provider_authorization_url';

/** The provider's URL, with the page's URL at the end of its `state`: the secure site redirects back there. */
export function withReturnUrl(uri: string, page: string): string {
  const address = new URL(uri);
  const behind = address.host === BROKER ? address.searchParams.get(BEHIND) : null;
  if (behind !== null) address.searchParams.set(BEHIND, withReturnUrl(behind, page));
  else {
    const state = address.searchParams.get('state') ?? '';
    // Telegram's launch parameters must not be sent elsewhere.
    address.searchParams.set('state', `${state}--${encodeURIComponent(page.replace(/#.*tgWebApp.*/, ''))}`);
  }
  return address.href;
}

/** The result in the URL after the visitor's return. */
export function resultOf(page: string): string | undefined {
  return new URL(page).searchParams.get(RESULT) ?? undefined;
}

/** The page's own URL, with all other parameters unchanged. */
export function withoutResult(page: string): string {
  const address = new URL(page);
  const parameters = address.search.slice(1).split('&');
  address.search = parameters.filter((each) => !each.startsWith(`${RESULT}=`)).join('&');
  return address.href;
}
