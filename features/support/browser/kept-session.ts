/** A session as the browser stores it for a site. Each function is sent into the page on its own. */

type Entries = readonly (readonly [key: string, value: string])[];

/** What the modal and the page's wallets store in the site's local storage and session storage. */
export interface KeptSession {
  readonly local: Entries;
  readonly tab: Entries;
}

/** Without data of the network: it is different in another scenario. */
export function readSession(): KeptSession {
  const changed = ['@porthole/portfolio_cache', '@porthole/identity_cache'];
  const [local, tab] = [localStorage, sessionStorage].map((area) =>
    Object.entries<string>(area)
      .filter(([key]) => !changed.includes(key))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return { local: local ?? [], tab: tab ?? [] };
}

/** Runs in the page and its frames, before their own scripts. */
export function laySession([origin, { local, tab }]: readonly [string, KeptSession]): void {
  if (location.origin !== origin || window !== top) return;
  for (const [key, value] of local) localStorage.setItem(key, value);
  for (const [key, value] of tab) sessionStorage.setItem(key, value);
}
