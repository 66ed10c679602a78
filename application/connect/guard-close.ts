import type { CloseGuard } from '../shell/close.js';

/** A network that the dapp does not know has to be left first. */
export const guardUnsupported: CloseGuard = ({ router }) =>
  router.interrupt?.view === 'unsupported-network' ? 'refused' : undefined;
