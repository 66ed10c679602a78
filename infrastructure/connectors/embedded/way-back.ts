/** The provider's page in place of this one, where an app opens no windows: how the page is left, and what it brings back. */

/** The address of the page. */
export interface PageAddress {
  read(): string;
  /** Goes to another one, in the outermost window. */
  redirectTo(url: string): void;
  /** Shows another one, without loading anything. */
  rewrite(url: string): void;
}

export const browserAddress: PageAddress = {
  read: () => location.href,
  redirectTo: (url) => void window.open(url, '_top'),
  // What a router of the page keeps there stays.
  rewrite: (url) => history.replaceState(history.state, '', url),
};

const RESULT = 'result_uri';
/** Some services are reached through this one, which takes their address along. */
const BROKER = 'auth.magic.link';
const BEHIND = 'provider_authorization_url';

/** The provider's address, with that of the page as the end of its `state`: the secure site leads back there. */
export function withWayBack(uri: string, page: string): string {
  const address = new URL(uri);
  const behind = address.host === BROKER ? address.searchParams.get(BEHIND) : null;
  if (behind !== null) address.searchParams.set(BEHIND, withWayBack(behind, page));
  else {
    const state = address.searchParams.get('state') ?? '';
    // What Telegram passes to the page must not be sent elsewhere.
    address.searchParams.set('state', `${state}--${encodeURIComponent(page.replace(/#.*tgWebApp.*/, ''))}`);
  }
  return address.href;
}

/** What the visitor comes back with. */
export function resultOf(page: string): string | undefined {
  return new URL(page).searchParams.get(RESULT) ?? undefined;
}

/** The page's own address again, every other parameter as it was written. */
export function withoutResult(page: string): string {
  const address = new URL(page);
  const parameters = address.search.slice(1).split('&');
  address.search = parameters.filter((each) => !each.startsWith(`${RESULT}=`)).join('&');
  return address.href;
}
