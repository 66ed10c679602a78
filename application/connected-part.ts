/** The part of the core that is loaded once somebody is connected, here or in another tab, or for a network switch. */
import { foldAccount } from './account/fold-account.js';
import type { Fold } from './fold.js';
import { foldSwitch } from './network/fold-switch.js';

export { copyAddress } from './account/copy-address.js';
export { loadHoldings as refreshBalance } from './account/load-holdings.js';
export { selectAccount } from './account/select-account.js';
export { followOtherTab } from './connect/follow-other-tab.js';
export { ping } from './connect/ping.js';
export { keepConnected } from './keep-connected.js';
export { switchNetwork } from './network/switch-network.js';
export { signMessage } from './sign/sign-message.js';

export const folds: readonly Fold[] = [foldAccount, foldSwitch];
