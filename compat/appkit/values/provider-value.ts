import type { State } from '../../../application/engine/state.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ConnectorType } from '../../../domain/wallet/wallet.js';
import { sharedInstance } from '../instance.js';
import { accountValue } from './account-value.js';
import { steady } from './steady.js';
import { walletValue } from './wallet-value.js';

/** Both are undefined while no wallet is connected. */
export interface ProviderFacts {
  provider: unknown;
  type: ConnectorType | undefined;
}

export const NO_PROVIDER: ProviderFacts = { provider: undefined, type: undefined };

/** Another wallet has another provider, even with the same account. */
export function readProvider(namespace: Namespace): (state: State) => ProviderFacts {
  return steady((state) => ({
    provider: accountValue(state, namespace).isConnected ? sharedInstance()?.getProvider(namespace) : undefined,
    type: walletValue(state, namespace)?.type,
  }));
}
