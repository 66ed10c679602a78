import { useCallback } from 'react';
import type { State } from '../../../application/engine/state.js';
import type { Namespace } from '../../../domain/network/caip.js';
import { type ConnectedWalletInfo, walletValue } from '../values/wallet-value.js';
import { useModalState, useNeededInstance } from './use-modal-state.js';

/** The connected wallet's name, icon and type. */
export function useWalletInfo(namespace?: Namespace): { walletInfo: ConnectedWalletInfo | undefined } {
  useNeededInstance('useWalletInfo');
  const read = useCallback((state: State) => walletValue(state, namespace), [namespace]);
  return { walletInfo: useModalState(read, undefined) };
}
