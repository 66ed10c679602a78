/** Where the lazily loaded use cases come from. A failed download is tried again the next time. */
import { defer } from 'rxjs';
import type { Parts } from '../application/parts.js';

export const lazyParts: Parts = {
  connected: defer(() => import('../application/connected-part.js')),
  pairing: defer(() => import('../application/pairing/pairing-part.js')),
  catalogue: defer(() => import('../application/catalogue/catalogue-part.js')),
  send: defer(() => import('../application/send/send-part.js')),
  login: defer(() => import('../application/login/login-part.js')),
  approve: defer(() => import('../application/approve/approve-part.js')),
};
