// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import { type WalletChoices, walletChoices } from '../choices/late-choices.js';
import { readWallets, type WalletsValue } from '../values/wallets-value.js';
import { followModal } from './follow-modal.js';
import { neededComposable } from './needed-composable.js';
import { whileUsed } from './while-used.js';

/** The wallets to choose from and a function to connect one, for a list of your own. Shows no screen. */
export function useAppKitWallets(): WalletsValue & WalletChoices {
  const { porthole } = neededComposable('useAppKitWallets');
  const none = readWallets()(porthole.getServerState());
  const shown = shallowReactive({ ...none, ...walletChoices });
  followModal(readWallets(), none, (value) => void Object.assign(shown, value));
  // A list in the page loads at once, without a click.
  whileUsed(() => {
    porthole.preload();
    return () => undefined;
  });
  return shown;
}
