import { useCallback, useSyncExternalStore } from 'react';
import { useAsking } from '../../asking/use-asking.js';
import { connect as connectWallet, isReady as readyNow, subscribeIsReady } from '../wallet-button.js';
import type { WalletHandlers, WalletInUse } from '../wallet-in-use.js';
import type { Wallet } from '../wallet-names.js';

/** Connects single wallets. Not ready before `createAppKit`. */
export function useAppKitWallet({ namespace, ...handlers }: WalletHandlers = {}): WalletInUse {
  const [asked, ask] = useAsking(handlers);
  const isReady = useSyncExternalStore(subscribeIsReady, readyNow, () => false);
  const connect = useCallback((wallet: Wallet) => ask(() => connectWallet(wallet, namespace)), [ask, namespace]);
  return { ...asked, isReady, connect };
}
