// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import type { State } from '../../../application/engine/state.js';
import type { Namespace } from '../../../domain/network/caip.js';
import { steady } from '../values/steady.js';
import { type ConnectedWalletInfo, walletValue } from '../values/wallet-value.js';
import { followModal } from './follow-modal.js';
import { neededComposable } from './needed-composable.js';

/** The connected wallet's name, icon and type. */
export function useWalletInfo(namespace?: Namespace): { walletInfo: ConnectedWalletInfo | undefined } {
  neededComposable('useWalletInfo');
  const shown = shallowReactive<{ walletInfo: ConnectedWalletInfo | undefined }>({ walletInfo: undefined });
  const read = steady((state: State) => ({ walletInfo: walletValue(state, namespace) }));
  followModal(read, shown, (value) => void Object.assign(shown, value));
  return shown;
}
