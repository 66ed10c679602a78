/** Wallets that are not shown: excluded ones, nameless browser wallets, and duplicates. */
import type { Namespace } from '../network/caip.js';
import { connectorsOf } from './merge-wallets.js';
import type { ListedWallet, RecentWallet, Wallet } from './wallet.js';

/** What a list rule needs to know of the device. */
export interface WalletPlatform {
  readonly mobile: boolean;
  /** Any provider injected as `window.ethereum`. */
  readonly injectedProvider: boolean;
}

/** A wallet that the host excludes, by reverse domain name or name. */
export interface ExcludedWallet {
  readonly name: string;
  readonly rdns?: string | undefined;
}

/** The name of a wallet without further details. */
export const BROWSER_WALLET = 'Browser Wallet';

/** On the excluded list by the same reverse domain name, or by name in any case. */
export function isExcluded(wallet: ExcludedWallet, excluded: readonly ExcludedWallet[]): boolean {
  const name = wallet.name.toLowerCase();
  return excluded.some((other) => (other.rdns && other.rdns === wallet.rdns) || other.name.toLowerCase() === name);
}

/** Whether a found wallet may be shown. */
export function isWalletShown(wallet: Wallet, excluded: readonly ExcludedWallet[], platform: WalletPlatform): boolean {
  if (isExcluded(wallet, excluded) || connectorsOf(wallet).some((each) => isExcluded(each, excluded))) return false;
  if (wallet.type === 'MULTI_CHAIN') return wallet.name !== 'WalletConnect';
  if (wallet.type !== 'INJECTED' || wallet.name !== BROWSER_WALLET) return true;
  return platform.mobile && (wallet.rdns !== undefined || platform.injectedProvider);
}

/** Recent wallets that are not excluded and can serve the namespace in use. */
export function usableRecents(
  recents: readonly RecentWallet[],
  excluded: readonly ExcludedWallet[],
  namespace: Namespace | undefined,
): readonly RecentWallet[] {
  return recents.filter(
    (recent) =>
      !isExcluded(recent, excluded) &&
      (!recent.chains?.length || !namespace || recent.chains.some((chain) => chain.startsWith(`${namespace}:`))),
  );
}

/** Whether a recent wallet already has a row: one was found with the same id, name or maker. */
export function isFound(recent: RecentWallet, found: readonly Wallet[]): boolean {
  return (
    findConnector(found, recent, undefined) !== undefined ||
    found.some((wallet) => wallet.id === recent.id || wallet.name === recent.name)
  );
}

/** Reverse domain names of found wallets. On a phone, the mobile app's counts as the extension's. */
export function knownRdns(found: readonly Wallet[], mobile: boolean): readonly string[] {
  return found.flatMap(connectorsOf).flatMap(({ rdns }) => {
    if (!rdns) return [];
    return mobile && rdns === 'io.metamask.mobile' ? ['io.metamask'] : [rdns];
  });
}

/** The found wallet of the namespace in use that is the same as a listed one, by directory id or reverse domain name. */
export function findConnector(
  found: readonly Wallet[],
  listed: { readonly id: string; readonly rdns?: string | undefined },
  namespace: Namespace | undefined,
): Wallet | undefined {
  return found
    .flatMap(connectorsOf)
    .find(
      (wallet) =>
        (!namespace || wallet.namespace === namespace) &&
        (wallet.explorerId === listed.id || (wallet.rdns !== undefined && wallet.rdns === listed.rdns)),
    );
}

/** Listed wallets that are not found, recent, excluded or already listed. */
export function usefulListed(
  listed: readonly ListedWallet[],
  shown: {
    readonly excluded: readonly ExcludedWallet[];
    readonly rdns: readonly string[];
    readonly ids: readonly (string | undefined)[];
  },
): readonly ListedWallet[] {
  const ids = new Set(shown.ids);
  return listed.filter((wallet) => {
    if (ids.has(wallet.id) || (wallet.rdns && shown.rdns.includes(wallet.rdns))) return false;
    ids.add(wallet.id);
    return !isExcluded(wallet, shown.excluded);
  });
}
