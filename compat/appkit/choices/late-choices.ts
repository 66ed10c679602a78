import type { Namespace } from '../../../domain/network/caip.js';
import { loadOnce } from '../../../infrastructure/load-once.js';
import type { WalletItem } from '../values/wallets-value.js';

/** The functions of AppKit's `useAppKitWallets`. */
export interface WalletChoices {
  /** Loads the next page of the list of wallets; with `query`, searches; an empty query ends the search. */
  fetchWallets(options?: { query?: string }): Promise<void>;
  /** Connects an installed wallet, or pairs with another. Rejects with a `Failure`. */
  connect(wallet: Pick<WalletItem, 'id'>, namespace?: Namespace): Promise<void>;
  /** Cancels the pending connection. */
  resetWcUri(): void;
}

/** Rejects when it cannot be loaded; the next call tries again. */
export const lateChoices = loadOnce(async () => (await import('./choices.js')).choices);

export const walletChoices: WalletChoices = {
  fetchWallets: async (options) => (await lateChoices()).fetchWallets(options),
  connect: async (wallet, namespace) => (await lateChoices()).connectWallet(wallet, namespace),
  // If it has not been loaded, no connection is pending.
  resetWcUri: () =>
    void lateChoices().then(
      ({ giveUpConnecting }) => giveUpConnecting(),
      () => undefined,
    ),
};
