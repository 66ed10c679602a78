/** Links that pass a pairing to a wallet's app, website or desktop program. */

import { isHttpUrl } from '../site/host-name.js';
import { isAppLink } from './app-link.js';

export interface PairingLink {
  /** Opens the wallet with the pairing. */
  readonly href: string;
  /** Opens the wallet without a pairing: for later requests. */
  readonly home: string;
}

/**
 * `fox`, `fox:`, `fox://` → `fox://wc?uri=…`; `https://fox.example` → `https://fox.example/wc?uri=…`. `twice`: the link is decoded once
 * more than usual on its way. Undefined if it is not a link to an app.
 */
export function pairingLink(link: string, uri: string, { twice = false } = {}): PairingLink | undefined {
  const home = appHome(link);
  if (home === undefined) return undefined;
  const once = encodeURIComponent(uri);
  const encoded = twice && !isHttpUrl(home) ? encodeURIComponent(once) : once;
  return { href: `${home}wc?uri=${encoded}`, home };
}

/** The link that opens the wallet without a pairing, ending in a slash. Undefined if it is not a link to an app. */
export function appHome(link: string): string | undefined {
  const text = link.trim();
  const whole = text.includes('://') ? text : `${text.replace(/[/:]/g, '')}://`;
  const home = whole.endsWith('/') ? whole : `${whole}/`;
  return isAppLink(home) ? home : undefined;
}
