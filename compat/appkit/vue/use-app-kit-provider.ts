// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ConnectorType } from '../../../domain/wallet/wallet.js';
import { NO_PROVIDER, readProvider } from '../values/provider-value.js';
import { followModal } from './follow-modal.js';

/** Both are undefined while no wallet is connected. */
export interface ProviderInUse<T> {
  walletProvider: T | undefined;
  /** How the wallet is reached, such as `ANNOUNCED`. Undefined without a wallet. */
  walletProviderType: ConnectorType | undefined;
}

/** The wallet's provider: EIP-1193 for eip155; for Solana and Bitcoin, the adapter's provider. */
export function useAppKitProvider<T = unknown>(namespace: Namespace): ProviderInUse<T> {
  const shown = shallowReactive<ProviderInUse<T>>({ walletProvider: undefined, walletProviderType: undefined });
  followModal(readProvider(namespace), NO_PROVIDER, ({ provider, type }) => {
    shown.walletProvider = provider as T | undefined;
    shown.walletProviderType = type;
  });
  return shown;
}
