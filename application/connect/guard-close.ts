import type { CloseGuard } from '../shell/close.js';
import { currentRoute } from '../shell/router.js';

/** A network that the dapp does not know has to be left first. */
export const guardUnsupported: CloseGuard = ({ router }) =>
  currentRoute(router).view === 'unsupported-network' ? 'refused' : undefined;
