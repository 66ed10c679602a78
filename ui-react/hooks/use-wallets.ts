import { useEffect } from 'react';
import { isLooking } from '../../application/connect/selectors.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet, Wallet } from '../../domain/wallet/wallet.js';
import { useModal } from '../use-modal.js';

/** What `useWallets` returns: the wallets to offer, for a list of your own. */
export interface WalletsInReach {
  /** Those that can be connected now, in the order of `connectors`. Names and pictures are untrusted: text and `<img>` alone. */
  readonly wallets: readonly Wallet[];
  /** Of the list of wallets, once the modal has been opened: for visitors who have no wallet. `connect` pairs with them. */
  readonly recommended: readonly ListedWallet[];
  /** Wallets may still turn up by themselves. */
  readonly isPending: boolean;
}

const NONE: readonly ListedWallet[] = [];

/** The wallets that a visitor can choose from, of one namespace or of all. */
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
