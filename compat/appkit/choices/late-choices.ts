import type { Namespace } from '../../../domain/network/caip.js';
import { loadOnce } from '../../../infrastructure/load-once.js';
import type { WalletItem } from '../values/wallets-value.js';

export interface WalletChoices {
  /** The next page of the list of wallets; with `query`, what it finds, which an empty one ends. */
  fetchWallets(options?: { query?: string }): Promise<void>;
  /** Connects a wallet in reach; pairs with another. Rejects with the `Failure` of what went wrong. */
  connect(wallet: Pick<WalletItem, 'id'>, namespace?: Namespace): Promise<void>;
  /** Gives up what is being connected. */
  resetWcUri(): void;
}

/** Rejects when it cannot be loaded; the next call tries again. */
export const lateChoices = loadOnce(async () => (await import('./choices.js')).choices);

export const walletChoices: WalletChoices = {
  fetchWallets: async (options) => (await lateChoices()).fetchWallets(options),
  connect: async (wallet, namespace) => (await lateChoices()).connectWallet(wallet, namespace),
  // Where nothing has been loaded, nothing is being connected by it.
  resetWcUri: () =>
    void lateChoices().then(
      ({ giveUpConnecting }) => giveUpConnecting(),
      () => undefined,
    ),
};
