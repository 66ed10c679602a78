/** The part of the core that is loaded once somebody is connected, here or in another tab, or for a network switch. */
import { folds as accountFolds } from '../account/account-part.js';
import { foldLists } from '../activity/fold-lists.js';
import type { Fold } from '../engine/fold.js';

export {
  copyAddress,
  ping,
  refreshBalance,
  selectAccount,
  signMessage,
  switchNetwork,
} from '../account/account-part.js';
export { followOtherTab } from '../connect/follow-other-tab.js';
export { keepConnected } from './keep-connected.js';

export const folds: readonly Fold[] = [...accountFolds, foldLists];
