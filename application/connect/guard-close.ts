import type { CloseGuard } from '../shell/close.js';

/** An unsupported network has to be left first. */
export const guardUnsupported: CloseGuard = ({ router }) =>
  router.interrupt?.view === 'unsupported-network' ? 'refused' : undefined;
