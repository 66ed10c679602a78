/** The lists of the connect screen, from the state and the platform. */
import { pictureOf } from '../../../application/catalogue/pictures/picture-of.js';
import { wantedWallets } from '../../../application/catalogue/wanted-wallets.js';
import { narrowed } from '../../../application/connect/network/narrowed.js';
import { connectedNamespaces, walletOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { ListedWallet, RecentWallet } from '../../../domain/wallet/wallet.js';
import { type WalletGroup, type WalletRow, walletList } from '../../../domain/wallet/wallet-list.js';
import type { WalletPlatform } from '../../../domain/wallet/wallet-visibility.js';

export function walletGroups(state: State, platform: WalletPlatform): readonly WalletGroup[] {
  const { config, connect, catalogue } = state;
  const { walletFilter, walletOrder, walletGroupOrder: order = config.features.connectorTypeOrder } = config;
  return walletList(
    { wallets: Object.values(connect.wallets).flat(), recent: pictured(catalogue, connect.recent) },
    {
      featured: pictured(catalogue, wantedWallets(catalogue?.featured ?? [], state)),
      recommended: pictured(catalogue, wantedWallets(catalogue?.recommended ?? [], state)),
      custom: config.customWallets,
      excluded: [...excludedOf(config.excludedWallets), ...(catalogue?.excluded ?? [])],
    },
    {
      platform,
      featuredIds: config.featuredWalletIds,
      namespaces: [...new Set(narrowed(config.networks, connect.only).map((network) => network.chainNamespace))],
      activeNamespace: connect.activeNamespace,
      walletConnectEnabled: config.enableWalletConnect,
      walletConnectConnected: connectedNamespaces(state).some(
        (namespace) => walletOf(state, namespace)?.type === 'WALLET_CONNECT',
      ),
      ...(order && { order }),
      // The host sorts wallets; a row that is only listed has no wallet yet and keeps its position.
      ...(walletFilter && { include: ({ wallet }: WalletRow) => !wallet || walletFilter(wallet) }),
      ...(walletOrder && {
        compare: (a: WalletRow, b: WalletRow) => (a.wallet && b.wallet ? walletOrder(a.wallet, b.wallet) : 0),
      }),
    },
  );
}

/** The row of a wallet id: the wallet itself, one of a merged entry, or a listed one. */
export function walletRow(groups: readonly WalletGroup[], walletId: string): WalletRow | undefined {
  return groups
    .flatMap((group) => group.rows)
    .find(
      ({ wallet, listed }) =>
        wallet?.id === walletId || listed?.id === walletId || wallet?.connectors?.some((each) => each.id === walletId),
    );
}

function pictured<W extends ListedWallet | RecentWallet>(
  catalogue: State['catalogue'],
  wallets: readonly W[] = [],
): readonly W[] {
  return wallets.map((wallet) => {
    const imageUrl = pictureOf(catalogue, wallet);
    return imageUrl === undefined ? wallet : { ...wallet, imageUrl };
  });
}

function excludedOf(wallets: State['config']['excludedWallets']) {
  return wallets.map(({ name = '', rdns }) => ({ name, ...(rdns && { rdns }) }));
}
