import { useEffect, useState } from 'react';
import { type WalletChoices, walletChoices } from '../choices/late-choices.js';
import { readWallets, type WalletsValue } from '../values/wallets-value.js';
import { useModalState, useNeededInstance } from './use-modal-state.js';

/** The wallets to choose from and a function to connect one, for a list of your own. Shows no screen. */
export function useAppKitWallets(): WalletsValue & WalletChoices {
  const { porthole } = useNeededInstance('useAppKitWallets');
  const [read] = useState(readWallets);
  const [none] = useState(() => readWallets()(porthole.getServerState()));
  const shown = useModalState(read, none);
  // A list in the page loads at once, without a click.
  useEffect(() => porthole.preload(), [porthole]);
  return { ...shown, ...walletChoices };
}
