import type { Namespace } from '../../../../domain/network/caip.js';
import type { Asked, AskHandlers } from '../../asking/asking.js';
import { showAsking } from '../../asking/show-asking.js';
import { whileUsed } from '../../vue/while-used.js';
import type { ReachedAccount } from '../reach-wallet.js';
import { connect, isReady, subscribeIsReady } from '../wallet-button.js';
import type { Wallet } from '../wallet-names.js';

/** A button for one wallet: what became of the latest press. `connect` resolves however it ends. */
export interface WalletInUse extends Asked<ReachedAccount> {
  readonly isReady: boolean;
  readonly connect: (wallet: Wallet) => Promise<void>;
}

/** Connects single wallets. Nothing is ready before `createAppKit`. */
export function useAppKitWallet({
  namespace,
  ...handlers
}: AskHandlers<ReachedAccount> & { readonly namespace?: Namespace } = {}): WalletInUse {
  const [shown, ask] = showAsking(handlers, {
    isReady: false,
    connect: (wallet: Wallet): Promise<void> => ask(() => connect(wallet, namespace)),
  });
  whileUsed(() => {
    shown.isReady = isReady();
    return subscribeIsReady((state) => {
      shown.isReady = state.isReady;
    });
  });
  return shown;
}
