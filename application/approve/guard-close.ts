import type { CloseGuard } from '../shell/close.js';

/** The wallet's own screen is shown: only `force` closes it. */
export const guardApproval: CloseGuard = ({ router }, force) =>
  router.interrupt?.view === 'approve' && !force ? 'ignored' : undefined;
