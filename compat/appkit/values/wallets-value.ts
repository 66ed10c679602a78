/** The wallets to choose from, for a list of your own. */
import { isLooking } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { ListedWallet, Wallet } from '../../../domain/wallet/wallet.js';
import { remembered } from './remembered.js';

/** A wallet of `useAppKitWallets`, for a list of your own. */
export interface WalletItem {
  /** To pass to `connect`. */
  id: string;
  /** Untrusted, like the picture: render as text and in `<img>` only. */
  name: string;
  /** The URL of its picture. */
  imageUrl?: string;
  /** Whether it is installed in this browser. */
  isInjected: boolean;
}

/** What AppKit's `useAppKitWallets` returns, without its functions. */
export interface WalletsValue {
  /** Installed wallets, then the recommended wallets of the directory. */
  wallets: readonly WalletItem[];
  /** The loaded wallets of the directory; during a search, its results. Needs `porthole: { services }`. */
  wcWallets: readonly WalletItem[];
  /** True while a page of `wcWallets` is being loaded. */
  isFetchingWallets: boolean;
  /** True while a pairing is being created. */
  isFetchingWcUri: boolean;
  /** True once the search for wallets in the browser has ended. */
  isInitialized: boolean;
  /** The pairing URI (EIP-1328) that a wallet on another device scans. */
  wcUri: string | undefined;
  /** True if pairing has failed. */
  wcError: boolean;
  /** The wallet that is being connected. Undefined again after a failure. */
  connectingWallet: WalletItem | undefined;
  /** The last loaded page of the directory; 0: none. */
  page: number;
  /** How many wallets the directory has, without featured ones. */
  count: number;
}

export function readWallets(): (state: State) => WalletsValue {
  return remembered(
    (state) => [state.connect.wallets, state.catalogue, state.connect.attempt, isLooking(state)] as const,
    ([found, catalogue, attempt, looking]) => {
      const near = Object.values(found).flat();
      const wallets = [
        ...new Map(near.map((wallet) => [wallet.id, inReach(wallet)])).values(),
        ...(catalogue?.recommended ?? []).map(listed),
      ];
      const { list, search, count = 0 } = catalogue ?? {};
      const shown = search ?? list;
      const waits = attempt && !attempt.failure;
      const paired = attempt && (attempt.listed || attempt.pairing || attempt.walletId === 'walletConnect');
      const reached = near.find(({ id }) => id === attempt?.walletId);
      const connecting = attempt?.listed ? listed(attempt.listed) : reached && inReach(reached);
      return {
        ...{ wallets, wcWallets: (shown?.wallets ?? []).map(listed), isInitialized: !looking },
        isFetchingWallets: shown?.progress.status === 'loading',
        isFetchingWcUri: Boolean(waits && paired && !attempt.pairing),
        wcUri: attempt?.pairing?.uri,
        wcError: Boolean(paired && attempt.failure),
        connectingWallet: waits ? connecting : undefined,
        ...{ page: list?.page ?? 0, count },
      };
    },
  );
}

function inReach({ id, name, icon, type }: Wallet): WalletItem {
  return { id, name, ...(icon && { imageUrl: icon }), isInjected: type === 'ANNOUNCED' || type === 'INJECTED' };
}

function listed({ id, name, imageUrl }: ListedWallet): WalletItem {
  return { id, name, ...(imageUrl && { imageUrl }), isInjected: false };
}
