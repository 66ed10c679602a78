import { showAsking } from '../../asking/show-asking.js';
import { whileUsed } from '../../vue/while-used.js';
import { connect, isReady, subscribeIsReady } from '../wallet-button.js';
import type { WalletHandlers, WalletInUse } from '../wallet-in-use.js';
import type { Wallet } from '../wallet-names.js';

/** Connects single wallets. Not ready before `createAppKit`. */
export function useAppKitWallet({ namespace, ...handlers }: WalletHandlers = {}): WalletInUse {
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
