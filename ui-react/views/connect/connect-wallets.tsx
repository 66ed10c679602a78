import type { ViewProps } from '../view-props.js';
import { Consent } from './consent.js';
import { pagePlatform } from './page-platform.js';
import { walletGroups } from './wallet-groups.js';
import { WalletList } from './wallet-list.js';

/** The list of wallets, if the first screen has one button instead of it. */
export function ConnectWallets({ state, modal }: ViewProps<'connect-wallets'>) {
  const groups = walletGroups(state, pagePlatform());
  return (
    <Consent state={state} modal={modal}>
      {(blocked) => <WalletList groups={groups} blocked={blocked} state={state} modal={modal} />}
    </Consent>
  );
}
