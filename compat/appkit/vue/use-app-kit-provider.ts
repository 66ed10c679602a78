// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import type { State } from '../../../application/engine/state.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ConnectorType } from '../../../domain/wallet/wallet.js';
import { sharedInstance } from '../instance.js';
import { accountValue } from '../values/account-value.js';
import { steady } from '../values/steady.js';
import { walletValue } from '../values/wallet-value.js';
import { followModal } from './follow-modal.js';

/** Both are undefined without a wallet. */
export interface ProviderInUse<T> {
  walletProvider: T | undefined;
  walletProviderType: ConnectorType | undefined;
}

/** The wallet's provider: `request`, `on`, `removeListener`; of Solana and Bitcoin what the adapter shows. */
export function useAppKitProvider<T = unknown>(namespace: Namespace): ProviderInUse<T> {
  const shown = shallowReactive<ProviderInUse<T>>({ walletProvider: undefined, walletProviderType: undefined });
  const read = steady((state: State) => ({
    address: accountValue(state, namespace).address,
    type: walletValue(state, namespace)?.type,
  }));
  followModal(read, { address: undefined, type: undefined }, ({ address, type }) => {
    shown.walletProvider = address === undefined ? undefined : sharedInstance()?.getProvider<T>(namespace);
    shown.walletProviderType = type;
  });
  return shown;
}
