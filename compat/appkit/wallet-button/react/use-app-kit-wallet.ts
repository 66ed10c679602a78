import { useCallback, useSyncExternalStore } from 'react';
import type { Namespace } from '../../../../domain/network/caip.js';
import type { Asked, AskHandlers } from '../../asking/asking.js';
import { useAsking } from '../../asking/use-asking.js';
import type { ReachedAccount } from '../reach-wallet.js';
import { connect as connectWallet, isReady as readyNow, subscribeIsReady } from '../wallet-button.js';
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
  const [asked, ask] = useAsking(handlers);
  const isReady = useSyncExternalStore(subscribeIsReady, readyNow, () => false);
  const connect = useCallback((wallet: Wallet) => ask(() => connectWallet(wallet, namespace)), [ask, namespace]);
  return { ...asked, isReady, connect };
}
