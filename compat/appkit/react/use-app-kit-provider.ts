import { useMemo } from 'react';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ConnectorType } from '../../../domain/wallet/wallet.js';
import { NO_PROVIDER, readProvider } from '../values/provider-value.js';
import { useModalState } from './use-modal-state.js';

/** What `useAppKitProvider` returns. */
export interface ProviderInUse<T> {
  /** Undefined without a wallet, despite the type, as in AppKit. */
  walletProvider: T;
  /** How the wallet is reached, such as `ANNOUNCED`. Undefined without a wallet. */
  walletProviderType: ConnectorType | undefined;
}

/** The wallet's provider: EIP-1193 for eip155; for Solana and Bitcoin, the adapter's provider. */
export function useAppKitProvider<T = unknown>(namespace: Namespace): ProviderInUse<T> {
  const read = useMemo(() => readProvider(namespace), [namespace]);
  const { provider, type } = useModalState(read, NO_PROVIDER);
  return { walletProvider: provider as T, walletProviderType: type };
}
