import { useEffect } from 'react';
import { isLooking } from '../../application/connect/selectors.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet, Wallet } from '../../domain/wallet/wallet.js';
import { useModal } from '../use-modal.js';

/** What `useWallets` returns: the wallets for a list of your own. */
export interface WalletsInReach {
  /**
   * Wallets that can be connected now, in the order of `connectors`. Names and icons are untrusted: render them as text
   * and in `<img>` only.
   */
  readonly wallets: readonly Wallet[];
  /** Wallets that the directory recommends to visitors without a wallet, once the modal has been opened. `connect` pairs with them. */
  readonly recommended: readonly ListedWallet[];
  /** True while more wallets may still announce themselves. */
  readonly isPending: boolean;
}

const NONE: readonly ListedWallet[] = [];

/** The wallets that a visitor can choose from, in one namespace or in all. */
export function useWallets(options: { readonly namespace?: Namespace } = {}): WalletsInReach {
  const { namespace } = options;
  const modal = useModal();
  const found = useModal(({ connect }) => connect.wallets);
  const recommended = useModal(({ catalogue }) => catalogue?.recommended ?? NONE);
  const isPending = useModal(isLooking);
  // A list in the page loads at once, without a click.
  useEffect(() => modal.preload(), [modal]);
  const wallets = Object.values(found).flat();
  return {
    wallets: namespace ? wallets.filter((wallet) => wallet.namespace === namespace) : wallets,
    recommended,
    isPending,
  };
}
