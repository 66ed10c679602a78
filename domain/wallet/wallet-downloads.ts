/** Where a wallet can be downloaded. */
import { isHttpUrl } from '../site/host-name.js';
import type { ListedWallet } from './wallet.js';

export type Store = 'chrome' | 'ios' | 'android' | 'website';

export interface Download {
  readonly store: Store;
  readonly href: string;
}

/** Where the wallet can be downloaded, in the order of the screen. */
export function downloadsOf({ chromeStore, appStore, playStore, homepage }: ListedWallet): readonly Download[] {
  const all = [
    { store: 'chrome', href: chromeStore },
    { store: 'ios', href: appStore },
    { store: 'android', href: playStore },
    { store: 'website', href: homepage },
  ] as const;
  return all.flatMap(({ store, href }) => (href !== undefined && isHttpUrl(href) ? [{ store, href }] : []));
}

export type System = 'ios' | 'android' | undefined;

/** The target of "Get": the screen of all stores, or the only one. Undefined: none. */
export function wayToGet(
  wallet: ListedWallet,
  { mobile, system }: { readonly mobile: boolean; readonly system: System },
): 'downloads' | { readonly href: string } | undefined {
  const downloads = downloadsOf(wallet);
  const [only, ...more] = downloads;
  if (!mobile && more.length > 0) return 'downloads';
  const own = downloads.find(({ store }) => store === system);
  const found = own ?? (only?.store === 'website' ? only : undefined);
  // A phone without a store for it, or a desktop with one store: the only one.
  const last = found ?? (mobile ? downloads.find(({ store }) => store === 'website') : only);
  return last && { href: last.href };
}
