import type { CloseGuard } from '../shell/close.js';
import { currentRoute } from '../shell/router.js';

/** The wallet's own screen is up: only a host that insists closes it. */
export const guardApproval: CloseGuard = ({ router }, force) =>
  currentRoute(router).view === 'approve' && !force ? 'ignored' : undefined;
