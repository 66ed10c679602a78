/** The wallet list of the connect screen, as one pure function of found wallets, listed wallets and the host's options. */
import type { Namespace } from '../network/caip.js';
import { mergeWallets } from './merge-wallets.js';
import type { ListedWallet, RecentWallet, Wallet, WalletGroupName } from './wallet.js';
import { orderWalletGroups, recommendedRowCount } from './wallet-groups.js';
import {
  BROWSER_WALLET,
  type ExcludedWallet,
  findConnector,
  isFound,
  isWalletShown,
  knownRdns,
  usableRecents,
  usefulListed,
  type WalletPlatform,
} from './wallet-visibility.js';

/** The wallets found on this device. */
export interface DiscoveredWallets {
  /** Of all connectors and namespaces, in order of discovery. */
  readonly wallets: readonly Wallet[];
  readonly recent: readonly RecentWallet[];
}

/** Wallets known from a directory or the host. */
export interface WalletCatalogue {
  readonly featured: readonly ListedWallet[];
  readonly recommended: readonly ListedWallet[];
  readonly custom: readonly ListedWallet[];
  readonly excluded: readonly ExcludedWallet[];
}

/** The options of the list. */
export interface WalletListPolicy {
  readonly platform: WalletPlatform;
  /** Namespaces of the configured networks, or the one the modal was opened for. Absent: all. */
  readonly namespaces?: readonly Namespace[];
  /** The namespace in use, for wallets that serve only some. */
  readonly activeNamespace?: Namespace;
  /** Groups to put first. */
  readonly order?: readonly WalletGroupName[];
  /** False: no row for pairing by QR code. */
  readonly walletConnectEnabled?: boolean;
  /** True while a namespace is connected by pairing. */
  readonly walletConnectConnected?: boolean;
  /** False: announced wallets (EIP-6963) are off. */
  readonly announcedEnabled?: boolean;
  /** Ids of featured wallets in the host's order; they may still be loading. */
  readonly featuredIds?: readonly string[];
  /** The host's filter for each row. */
  readonly include?: (row: WalletRow) => boolean;
  /** The host's order within a group. */
  readonly compare?: (a: WalletRow, b: WalletRow) => number;
}

export type WalletTag = 'qr code' | 'recent' | 'installed' | 'multichain';

export interface WalletRow {
  /** Unique in the list and stable. */
  readonly key: string;
  readonly group: WalletGroupName;
  readonly name: string;
  /** Shown only inside `<img>`. */
  readonly icon?: string;
  readonly tag?: WalletTag;
  readonly installed: boolean;
  /** The found wallet to connect to. Absent: the wallet is listed, but not found here. */
  readonly wallet?: Wallet;
  /** The entry of the directory, the host, or the visitor's recent ones. */
  readonly listed?: ListedWallet;
  readonly testId: string;
}

export interface WalletGroup {
  readonly name: WalletGroupName;
  readonly rows: readonly WalletRow[];
}

/** Non-empty groups with their rows, in order. */
export function walletList(
  discovered: DiscoveredWallets,
  catalogue: WalletCatalogue,
  policy: WalletListPolicy,
): readonly WalletGroup[] {
  const rows = collect(discovered, catalogue, policy).filter(
    // Two wallets with the same id cannot be distinguished when connecting: the first one gets it.
    (row, at, all) => all.findIndex(({ key }) => key === row.key) === at && hosts(policy.include, true, row),
  );
  if (policy.compare) rows.sort((a, b) => hosts(policy.compare, 0, a, b));
  const groups = orderWalletGroups(
    rows.map((row) => row.group),
    policy.order,
  );
  return groups.map((name) => ({ name, rows: rows.filter((row) => row.group === name) }));
}

/** Whether a wallet installed in the browser is among the rows, which puts wallets before other connect methods. */
export function hasInstalledWallet(groups: readonly WalletGroup[]): boolean {
  return groups.some((group) => group.name === 'injected');
}

function collect(discovered: DiscoveredWallets, catalogue: WalletCatalogue, policy: WalletListPolicy): WalletRow[] {
  const { platform, namespaces, activeNamespace, announcedEnabled = true, featuredIds = [] } = policy;
  const { excluded, custom } = catalogue;
  const shown = mergeWallets(
    discovered.wallets.filter(
      (wallet) =>
        (!namespaces || namespaces.includes(wallet.namespace)) && (announcedEnabled || wallet.type !== 'ANNOUNCED'),
    ),
  ).filter((wallet) => isWalletShown(wallet, excluded, platform));
  const of = (type: Wallet['type']) => shown.filter((wallet) => wallet.type === type);

  const pairing = of('WALLET_CONNECT')[0];
  const pairingRow =
    pairing && (policy.walletConnectEnabled ?? true) && !policy.walletConnectConnected && !platform.mobile;
  const injected = [...of('MULTI_CHAIN'), ...of('ANNOUNCED'), ...of('INJECTED')];
  const external = of('EXTERNAL').filter((wallet) => wallet.id !== 'coinbaseWalletSDK');

  // A wallet that is found for other namespaces only does not count.
  const isElsewhere = ({ id }: RecentWallet) => {
    const found = discovered.wallets.filter((wallet) => wallet.id === id);
    return found.length > 0 && !found.some((wallet) => namespaces?.includes(wallet.namespace) ?? true);
  };
  const recents = usableRecents(
    discovered.recent.filter((recent) => !isElsewhere(recent)),
    excluded,
    activeNamespace,
  );
  const recentRdns = recents.flatMap(({ rdns }) => rdns ?? []);
  const foundRdns = knownRdns(shown, platform.mobile);
  const known = {
    excluded,
    rdns: [...recentRdns, ...(announcedEnabled ? foundRdns : [])],
    ids: [
      ...recents.map(({ id }) => id),
      ...injected.flatMap((each) => each.connectors ?? each).map((each) => each.explorerId),
    ],
  };
  const featured = usefulListed(inOrder(catalogue.featured, featuredIds), known);
  const customShown = usefulListed(custom, { excluded, rdns: [...recentRdns, ...foundRdns], ids: [] });
  // No recommendations if the host features wallets itself, or remote wallets cannot be reached.
  const room =
    pairing && featuredIds.length + catalogue.featured.length + custom.length === 0
      ? recommendedRowCount(
          injected.filter((wallet) => wallet.name !== BROWSER_WALLET).length,
          discovered.recent.length,
        )
      : 0;

  const listedRows = (group: WalletGroupName, wallets: readonly ListedWallet[], tag?: WalletTag) =>
    wallets.map((listed) => listedRow(group, listed, findConnector(shown, listed, activeNamespace), tag));

  return [
    ...(pairingRow ? [foundRow('walletConnect', pairing, 'walletconnect', 'qr code')] : []),
    ...listedRows(
      'recent',
      recents.filter((recent) => !isFound(recent, shown)),
      'recent',
    ),
    ...injected.map((wallet) =>
      foundRow('injected', wallet, wallet.id, wallet.type === 'MULTI_CHAIN' ? 'multichain' : 'installed'),
    ),
    ...listedRows('featured', featured),
    ...listedRows('custom', customShown),
    ...external.map((wallet) => foundRow('external', wallet, `external-${wallet.id}`)),
    ...listedRows('recommended', usefulListed(catalogue.recommended, known).slice(0, room)),
  ];
}

function foundRow(group: WalletGroupName, wallet: Wallet, testId: string, tag?: WalletTag): WalletRow {
  return {
    key: `${group}:${wallet.type === 'MULTI_CHAIN' ? '' : wallet.namespace}:${wallet.id}`,
    group,
    name: wallet.name,
    ...(wallet.icon && { icon: wallet.icon }),
    ...(tag && { tag }),
    installed: group !== 'walletConnect',
    wallet,
    testId: `wallet-selector-${testId}`,
  };
}

function listedRow(
  group: WalletGroupName,
  listed: ListedWallet,
  wallet: Wallet | undefined,
  tag?: WalletTag,
): WalletRow {
  return {
    key: `${group}::${listed.id}`,
    group,
    name: listed.name,
    ...(listed.imageUrl && { icon: listed.imageUrl }),
    ...(tag && { tag }),
    installed: false,
    ...(wallet && { wallet }),
    listed,
    testId: `wallet-selector-${group === 'custom' ? '' : `${group}-`}${listed.id}`,
  };
}

function inOrder(listed: readonly ListedWallet[], ids: readonly string[]): readonly ListedWallet[] {
  const place = ({ id }: ListedWallet) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...listed].sort((a, b) => place(a) - place(b));
}

/** A host function that throws must not break the list. */
function hosts<A extends unknown[], R>(call: ((...args: A) => R) | undefined, otherwise: R, ...args: A): R {
  try {
    return call ? call(...args) : otherwise;
  } catch {
    return otherwise;
  }
}
