/** The part of the core that is loaded once there is a connection, in this tab or another, or for a network switch. */
export {
  copyAddress,
  folds,
  ping,
  refreshBalance,
  selectAccount,
  signMessage,
  switchNetwork,
} from '../account/account-part.js';
export { endUnrestored } from '../connect/stored/end-unrestored.js';
export { followOtherTab } from '../connect/stored/follow-other-tab.js';
export { keepConnected } from './keep-connected.js';
