import type { State } from '../../../application/engine/state.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ConnectorType } from '../../../domain/wallet/wallet.js';
import { accountValue } from './account-value.js';
import { steady } from './steady.js';
import { walletValue } from './wallet-value.js';

/** The values that a provider belongs to: another account or wallet type has another provider. */
export interface ProviderFacts {
  address: string | undefined;
  type: ConnectorType | undefined;
}

export const NO_PROVIDER: ProviderFacts = { address: undefined, type: undefined };

export function readProvider(namespace: Namespace): (state: State) => ProviderFacts {
  return steady((state) => ({
    address: accountValue(state, namespace).address,
    type: walletValue(state, namespace)?.type,
  }));
}
