import { useCallback } from 'react';
import type { State } from '../../../application/engine/state.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ConnectorType } from '../../../domain/wallet/wallet.js';
import { sharedInstance } from '../instance.js';
import { walletValue } from '../values/wallet-value.js';
import { useModalState } from './use-modal-state.js';

export interface ProviderInUse<T> {
  /** Undefined without a wallet, which the type does not say: as in AppKit. */
  walletProvider: T;
  walletProviderType: ConnectorType | undefined;
}

/** The wallet's provider: `request`, `on`, `removeListener`. */
export function useAppKitProvider<T = unknown>(namespace: Namespace): ProviderInUse<T> {
  const read = useCallback((state: State) => walletValue(state, namespace), [namespace]);
  const wallet = useModalState(read, undefined);
  const provider = wallet && sharedInstance()?.getProvider<T>(namespace);
  return { walletProvider: provider as T, walletProviderType: wallet?.type };
}
