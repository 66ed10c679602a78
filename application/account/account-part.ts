/** What a connected visitor can do: loaded once there is a connection, or for a network switch. */
import type { Fold } from '../engine/fold.js';
import { foldAccount } from './fold-account.js';
import { foldSwitch } from './fold-switch.js';

export { ping } from '../connect/ping.js';
export { copyAddress } from './copy-address.js';
export { loadHoldings as refreshBalance } from './holdings/load-holdings.js';
export { selectAccount } from './select-account.js';
export { signMessage } from './sign-message.js';
export { switchNetwork } from './switch-network.js';

export const folds: readonly Fold[] = [foldAccount, foldSwitch];
