import { useMemo } from 'react';
import type { State } from '../../../application/engine/state.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ConnectorType } from '../../../domain/wallet/wallet.js';
import { sharedInstance } from '../instance.js';
import { accountValue } from '../values/account-value.js';
import { steady } from '../values/steady.js';
import { walletValue } from '../values/wallet-value.js';
import { useModalState } from './use-modal-state.js';

export interface ProviderInUse<T> {
  /** Undefined without a wallet, which the type does not say: as in AppKit. */
  walletProvider: T;
  walletProviderType: ConnectorType | undefined;
}

/** The wallet's provider: `request`, `on`, `removeListener`; of Solana and Bitcoin what the adapter shows. */
export function useAppKitProvider<T = unknown>(namespace: Namespace): ProviderInUse<T> {
  const read = useMemo(
    () =>
      steady((state: State) => ({
        address: accountValue(state, namespace).address,
        type: walletValue(state, namespace)?.type,
      })),
    [namespace],
  );
  const { address, type } = useModalState<ReturnType<typeof read>>(read, NOBODY);
  const provider = address === undefined ? undefined : sharedInstance()?.getProvider<T>(namespace);
  return { walletProvider: provider as T, walletProviderType: type };
}

const NOBODY = { address: undefined, type: undefined };
