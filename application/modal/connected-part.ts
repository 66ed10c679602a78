/** The part of the core that is loaded once somebody is connected, here or in another tab, or for a network switch. */
import { foldAccount } from '../account/fold-account.js';
import { foldSwitch } from '../account/fold-switch.js';
import type { Fold } from '../engine/fold.js';

export { copyAddress } from '../account/copy-address.js';
export { loadHoldings as refreshBalance } from '../account/load-holdings.js';
export { selectAccount } from '../account/select-account.js';
export { signMessage } from '../account/sign-message.js';
export { switchNetwork } from '../account/switch-network.js';
export { followOtherTab } from '../connect/follow-other-tab.js';
export { ping } from '../connect/ping.js';
export { keepConnected } from './keep-connected.js';

export const folds: readonly Fold[] = [foldAccount, foldSwitch];
